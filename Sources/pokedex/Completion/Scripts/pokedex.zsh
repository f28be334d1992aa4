#compdef pokedex
# Completion of pokedex in zsh. The program itself determines the candidates.
#
# It receives the line up to the cursor. The first line of its output says whether to complete file
# names; each further line is a candidate, with an optional tab and description. compadd quotes
# them.

local tab=$'\t'
local line="${(j: :)words[1,CURRENT-1]} $QIPREFIX$IPREFIX$PREFIX"
local -a answer names shown
answer=("${(@f)$("${(Q)words[1]}" ---complete zsh "$line" </dev/null 2>/dev/null)}")

if [[ $answer[1] == files ]]; then
    _files
    return
fi
shift answer
names=("${(@)answer%%$tab*}")
shown=("${(@)answer/$tab/  -- }")
if [[ $answer[1] == *$tab* ]]; then
    compadd -V pokedex -l -d shown -a names
else
    compadd -V pokedex -a names
fi
