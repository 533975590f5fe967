// The texts for a lesson's status: a short one for its badge, and a reason with what to do.
import type { FileProblem } from '#contract/files/file-states.ts'
import { m } from '../paraglide/messages.js'
import { digits } from '../ui/numbers.ts'
import { minutes, size } from './amounts.ts'
import { percent } from './file-amounts.ts'
import type { LessonState } from './lesson-state.ts'

export function badgeOf(state: LessonState): string {
  switch (state.phase) {
    case 'ready':
      return m.curriculum_ready()
    case 'no-text':
      return m.curriculum_no_text()
    case 'no-questions':
      return m.curriculum_no_questions()
    case 'no-task':
      return m.curriculum_no_task()
    case 'no-file':
      return m.curriculum_no_file()
    case 'queued':
    case 'waiting':
      return m.curriculum_waiting()
    case 'encoding':
      return m.curriculum_encoding()
    case 'drawing':
      return m.curriculum_drawing()
    case 'sending':
      return m.curriculum_arriving({ n: digits(percent(state.sent, state.bytes)) })
    case 'offline':
      return m.curriculum_no_network()
    case 'stopped':
      return m.curriculum_stopped({ n: digits(percent(state.sent, state.bytes)) })
    case 'not-sent':
    case 'failed':
      return m.curriculum_failed()
  }
}

/** Shows '18 MB of 43 MB · 3 min left' while uploading. */
export function arrivalOf(state: LessonState): string | null {
  if (state.phase !== 'sending' && state.phase !== 'offline') return null
  const sent = m.curriculum_sent({ sent: size(state.sent), all: size(state.bytes) })
  if (state.secondsLeft === null) return sent
  return `${sent} · ${m.curriculum_left({ time: minutes(state.secondsLeft) })}`
}

/** Why the upload doesn't resume automatically. */
export function reasonOf(state: LessonState, fileName: string): string | null {
  if (state.phase === 'stopped') return m.curriculum_choose_again({ name: fileName })
  if (state.phase === 'failed') return problemWords(state.problem)
  if (state.phase === 'not-sent') return NOT_SENT[state.status]?.() ?? m.curriculum_not_sent()
  return null
}

const PROBLEMS: Record<FileProblem, () => string> = {
  not_a_video: m.curriculum_problem_not_a_video,
  not_audio: m.curriculum_problem_not_audio,
  too_long: m.curriculum_problem_too_long,
  broken: m.curriculum_problem_broken,
  needs_mp4: m.curriculum_problem_needs_mp4,
  needs_mp3: m.curriculum_problem_needs_mp3,
  not_a_pdf: m.curriculum_problem_not_a_pdf,
  locked_pdf: m.curriculum_problem_locked_pdf,
  too_many_pages: m.curriculum_problem_too_many_pages,
  heavy_page: m.curriculum_problem_heavy_page,
  not_mp3: m.curriculum_problem_not_mp3,
  disk_full: m.curriculum_problem_disk_full,
  interrupted: m.curriculum_problem_interrupted,
  never_arrived: m.curriculum_problem_never_arrived,
}

/** Why a file couldn't be prepared, and what to do about it. */
export const problemWords = (problem: FileProblem): string => PROBLEMS[problem]()

const NOT_SENT: Record<number, () => string> = {
  404: m.curriculum_upload_gone,
  410: m.curriculum_upload_gone,
  413: m.curriculum_too_large,
  507: m.curriculum_disk_full,
}
