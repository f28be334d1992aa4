# Completion of pokedex in fish: the program decides what can stand at the cursor.
#
# It gets the line up to the cursor. Its first line says whether names of files are wanted; each
# other line is a candidate, with a tab and a description where it has one. fish quotes them.

function __pokedex_candidates
    set -l program (commandline -opc)[1]
    set -l line (commandline -cp | string collect)
    set -l answer (command $program ---complete fish "$line" </dev/null 2>/dev/null)
    if test "$answer[1]" = files
        complete -C "'' "(commandline -ct | string collect)
    else if set -q answer[2]
        printf '%s\n' $answer[2..-1]
    end
end

complete -c pokedex -f -k -a '(__pokedex_candidates)'
