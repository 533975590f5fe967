// The files of a draft: those on the server, and those on this device that it doesn't have yet.
import { Suspense, type ReactNode } from 'react'
import type { HandInFile } from '#contract/calls/learning/tasks.ts'
import { m } from '../../paraglide/messages.js'
import { lazyPart } from '../../ui/lazy-part.ts'
import { digits } from '../../ui/numbers.ts'
import type { Uploads } from '../../files/uploads/upload-queue.ts'
import { size } from '../../files/amounts.ts'
import type { Problem } from './file-problem.tsx'
import type { KeptFile } from './hand-in-queue.ts'

/** Most files are never refused, so the texts for it load later. */
const FileProblem = lazyPart(() => import('./file-problem.tsx'))

export type ShownFile = Pick<HandInFile, '_id' | 'name' | 'kind'> & {
  phase: 'ready' | 'sending' | 'waiting' | 'checking' | 'failed'
  words: ReactNode
  /** Set while the file is being sent. */
  percent: number | null
}

export function shownFiles(stored: HandInFile[], kept: KeptFile[], uploads: Uploads, isOnline: boolean): ShownFile[] {
  const known = new Set(stored.map(({ _id }) => _id))
  const keptIds = new Set(kept.map(({ id }) => id))
  const own = kept.filter(({ id }) => !known.has(id))
  return [
    ...stored.map((file) => ({ ...pick(file), ...stateOf(file, keptIds.has(file._id), uploads, isOnline) })),
    ...own.map(({ id, name, kind }) => ({ _id: id, name, kind, ...waiting(isOnline) })),
  ]
}

const pick = ({ _id, name, kind }: HandInFile) => ({ _id, name, kind })

type State = Pick<ShownFile, 'phase' | 'words' | 'percent'>

const waiting = (isOnline: boolean): State => ({
  phase: 'waiting',
  words: isOnline ? m.task_waiting() : m.task_waiting_network(),
  percent: 0,
})

function stateOf(file: HandInFile, isKept: boolean, uploads: Uploads, isOnline: boolean): State {
  const { _id, state, bytes, problem } = file
  if (state === 'ready') return { phase: 'ready', words: size(bytes), percent: null }
  if (state === 'failed') return failedState(problem ?? 'broken')
  if (state !== 'arriving') return { phase: 'checking', words: m.task_checking(), percent: 100 }
  const sending = uploads.get(_id)
  if (sending?.state === 'sending') {
    const percent = Math.floor((sending.sent / Math.max(1, sending.bytes)) * 100)
    return { phase: 'sending', words: m.task_uploading({ n: digits(percent) }), percent }
  }
  if (sending?.state === 'failed') return failedState('not_sent')
  if (sending || isKept) return waiting(isOnline && sending?.state !== 'offline')
  // The upload was started on another device, which still has the file.
  return failedState('lost')
}

function failedState(problem: Problem): State {
  const words = (
    <Suspense>
      <FileProblem problem={problem} />
    </Suspense>
  )
  return { phase: 'failed', words, percent: null }
}
