// The demo school's blog, oldest first.
import type { DemoBlog } from '../types.ts'
import { checkingAClaimOnline } from './checking-a-claim-online.ts'
import { firstLinesOfPython } from './first-lines-of-python.ts'
import { nightBeforeAnExam } from './night-before-an-exam.ts'
import { notesYouUseAgain } from './notes-you-use-again.ts'
import { onePhoneInTheFamily } from './one-phone-in-the-family.ts'
import { readingAMathsProblem } from './reading-a-maths-problem.ts'
import { readingBanglaPoemsAloud } from './reading-bangla-poems-aloud.ts'
import { savingDataWhileLearning } from './saving-data-while-learning.ts'
import { spacedRepetitionPaperBox } from './spaced-repetition-paper-box.ts'
import { teachingASiblingToRead } from './teaching-a-sibling-to-read.ts'

export const blogs: DemoBlog[] = [
  readingAMathsProblem,
  onePhoneInTheFamily,
  spacedRepetitionPaperBox,
  firstLinesOfPython,
  nightBeforeAnExam,
  checkingAClaimOnline,
  teachingASiblingToRead,
  notesYouUseAgain,
  readingBanglaPoemsAloud,
  savingDataWhileLearning,
]
