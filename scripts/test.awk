# Shortens the output of Swift Testing: a dot for each 50 tests that passed, all lines of each issue, and
# the closing line.

function symbol(line) { return line ~ /^(◇|✔|✘|➜|⚠|􀢄|􁁛|􀟈)/ }

function dot() {
  if (++passed % 50 == 0) printf "." > "/dev/stderr"
}

# What --filter takes of "✘ Test name(…) recorded an issue …" and "✘ Test "a sentence" recorded …".
function test_name(line) {
  sub(/^✘ Test /, "", line)
  if (line ~ /^"/) {
    sub(/" (recorded|failed|with) .*/, "", line)
    return "'" substr(line, 2) "'"
  }
  sub(/\(.*/, "", line)
  return line
}

# Keeps the failed tests in their order, each once.
function remember(line,   name) {
  name = test_name(line)
  if (!(name in failed)) order[++failures] = name
  failed[name] = 1
}

/^✔ Test .* passed after/ { dot() }

symbol($0) { in_issue = 0 }

/^✘ Test .* recorded (an issue|a known issue)/ {
  in_issue = 1
  remember($0)
}

in_issue { print; fflush() }

/^✘ Test .* failed after/ && !/Test run with/ { remember($0) }

/Test run with/ { closing = $0 }

END {
  if (passed >= 50) print "" > "/dev/stderr"
  for (i = 1; i <= failures; i++) print "Run it again:  scripts/test --filter " order[i]
  if (failures) print "If a golden text should change:  RECORD=1 scripts/test --filter NAME, then git diff"
  print closing == "" ? "The tests ended without a summary." : closing
}
