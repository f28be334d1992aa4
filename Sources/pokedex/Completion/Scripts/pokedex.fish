# Completion of pokedex in fish. The program itself determines the candidates.
#
# It receives the line up to the cursor. The first line of its output says whether to complete file
# names; each further line is a candidate, with an optional tab and description. fish quotes them.

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
