// The status of a lesson: its text, questions or file, and an upload in this browser.
import type { FileProblem } from '#contract/files/file-states.ts'
import type { StoredFile } from '#contract/calls/learning/learning.ts'
import type { Sending } from './uploads/upload-queue.ts'

export type LessonState =
  | {
      phase:
        | 'ready'
        | 'no-text'
        | 'no-questions'
        | 'no-task'
        | 'no-file'
        | 'queued'
        | 'waiting'
        | 'encoding'
        | 'drawing'
    }
  | { phase: 'sending' | 'offline'; sent: number; bytes: number; secondsLeft: number | null }
  /** The upload was started before a reload, or in another browser. */
  | { phase: 'stopped'; sent: number; bytes: number }
  /** The upload or the preparation failed. */
  | { phase: 'not-sent'; status: number }
  | { phase: 'failed'; problem: FileProblem; canRetry: boolean }

/** The same file may succeed on a retry. */
const PASSING: ReadonlySet<FileProblem> = new Set(['disk_full', 'interrupted'])

export function fileState(file: StoredFile | undefined, sending: Sending | undefined): LessonState {
  if (sending) return sendingState(sending)
  if (!file) return { phase: 'waiting' }
  if (file.state === 'arriving') return { phase: 'stopped', sent: file.arrived, bytes: file.bytes }
  if (file.state === 'failed') {
    const problem = file.problem ?? 'broken'
    return { phase: 'failed', problem, canRetry: PASSING.has(problem) }
  }
  if (file.state !== 'working') return { phase: file.state }
  return { phase: file.kind === 'pdf' ? 'drawing' : 'encoding' }
}

function sendingState({ state, sent, bytes, secondsLeft, status = 0 }: Sending): LessonState {
  if (state === 'queued') return { phase: 'queued' }
  if (state === 'failed') return { phase: 'not-sent', status }
  return { phase: state, sent, bytes, secondsLeft }
}

export const isReady = ({ phase }: LessonState): boolean => phase === 'ready'
