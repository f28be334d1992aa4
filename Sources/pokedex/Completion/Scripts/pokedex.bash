# Completion of pokedex in bash. The program itself determines the candidates.
#
# It receives the line up to the cursor and the end of it that bash replaces ($2). The first line of
# its output says whether to complete file names; each further line is a candidate, already quoted.
# The option -o filenames must not be set, because bash would quote and expand candidates again.

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
