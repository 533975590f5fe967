import type { HandInProblem } from '#contract/file-states.ts'
import { m } from '../../paraglide/messages.js'

const WORDS: Record<HandInProblem, () => string> = {
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
}

/** Why the server refused a file of a draft. */
export default function FileProblem({ problem }: { problem: HandInProblem }) {
  return WORDS[problem]()
}
