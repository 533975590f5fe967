// Fails if an entry of tests/mutants no longer fits the code, which a full run would only say days later.
import { AREAS } from '../tests/mutants/areas.ts'
import { checkList } from '../tests/mutants/check-list.ts'

const outdated = checkList(Object.values(AREAS).flat())
if (outdated.length) console.log(outdated.join('\n'))
process.exit(outdated.length ? 1 : 0)
