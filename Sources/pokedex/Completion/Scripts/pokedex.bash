# Completion of pokedex in bash: the program decides what can stand at the cursor.
#
# It gets the line up to the cursor and the end of it that bash replaces ($2). Its first line says
# whether names of files are wanted; each other line is a candidate that is quoted already. So the
# option -o filenames, with which bash would quote and expand a candidate again, must not be set.

_pokedex() {
    COMPREPLY=()
    if [[ $3 == *[\<\>] ]]; then
        compopt -o default
        return
    fi
    mapfile -t COMPREPLY < <(
        "$1" ---complete bash "${COMP_LINE:0:COMP_POINT}" "$2" </dev/null 2>/dev/null
    )
    [[ ${COMPREPLY[0]-} != files ]] || compopt -o default
    COMPREPLY=("${COMPREPLY[@]:1}")
}

complete -F _pokedex pokedex
