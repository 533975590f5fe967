import type { HandInProblem } from '#contract/files/file-states.ts'
import { m } from '../../paraglide/messages.js'

/** Found by the server, or by this device while sending. */
export type Problem = HandInProblem | 'not_sent' | 'lost'

const WORDS: Record<Problem, () => string> = {
  not_a_photo: m.task_problem_not_a_photo,
  heic: m.task_problem_heic,
  not_audio: m.task_problem_not_audio,
  too_long: m.task_problem_too_long,
  broken: m.task_problem_broken,
  needs_mp3: m.task_problem_needs_mp3,
  not_a_pdf: m.task_problem_not_a_pdf,
  locked_pdf: m.task_problem_locked_pdf,
  disk_full: m.task_problem_disk_full,
  interrupted: m.task_problem_interrupted,
  not_sent: m.task_not_sent,
  lost: m.task_lost,
}

/** Why a file in a draft is missing. */
export default function FileProblem({ problem }: { problem: Problem }) {
  return WORDS[problem]()
}
