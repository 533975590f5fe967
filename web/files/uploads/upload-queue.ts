// Sends files to /uploads over the tus protocol, two at a time, or one after another. This lives outside the page, so
// that an upload continues while someone visits other pages. After a reload, choosing the same file again resumes it.
import type { DetailedError, Upload } from 'tus-js-client'
import { FILE_PART_BYTES } from '#contract/constants.ts'
import { currentSession } from '../../session/session.ts'
import { createStore } from '../../ui/store.ts'

const AT_ONCE = 2
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000]
const TRY_AGAIN_MS = 8000
/** If nothing was sent for this long, the network is considered lost, although nothing has failed yet. */
const STALLED_MS = 20_000
/** A rate measured over less than this is too jumpy. */
const MIN_MEASURED_MS = 2000
/** Deleted with the drafts on sign-out. */
const KEY = 'draft:upload:'

export type Sending = {
  state: 'queued' | 'sending' | 'offline' | 'failed'
  sent: number
  bytes: number
  /** Null until the rate is known. */
  secondsLeft: number | null
  /** The HTTP status that ended the upload. */
  status?: number
}
export type Uploads = ReadonlyMap<string, Sending>

type Job = {
  id: string
  file: File
  /** How many uploads may run in parallel. */
  atOnce: number
  onSent: () => Promise<void>
  upload?: Upload
  begun?: { at: number; from: number }
  stalled?: ReturnType<typeof setTimeout>
}

export const NO_UPLOADS: Uploads = new Map()
export const uploads = createStore(NO_UPLOADS)
const jobs = new Map<string, Job>()

/** The id of this file's earlier upload in this browser. */
export const knownUpload = (file: File): string | null => localStorage.getItem(KEY + fingerprint(file))

/** `arrived` is what the server already has. `onSent` gets the server's view of the file. */
export function startUpload(
  id: string,
  file: File,
  arrived: number,
  onSent: () => Promise<void>,
  atOnce = AT_ONCE,
): void {
  if (jobs.has(id)) return
  try {
    localStorage.setItem(KEY + fingerprint(file), id)
  } catch {
    // If storage is full, this upload can't be resumed after a reload.
  }
  jobs.set(id, { id, file, atOnce, onSent })
  show(id, { state: 'queued', sent: arrived, bytes: file.size, secondsLeft: null })
  startNext()
}

export async function cancelUpload(id: string): Promise<void> {
  const job = jobs.get(id)
  if (!job) return
  end(job)
  await job.upload?.abort()
}

const fingerprint = ({ name, size, lastModified }: File): string => `${name}:${size}:${lastModified}`

function startNext(): void {
  const states = [...uploads.get()]
  const busy = states.filter(([, { state }]) => state === 'sending' || state === 'offline').length
  const [next] = states.find(([, { state }]) => state === 'queued') ?? []
  if (next === undefined || busy >= jobs.get(next)!.atOnce) return
  void send(jobs.get(next)!)
  startNext()
}

async function send(job: Job): Promise<void> {
  const { id, file } = job
  show(id, { state: 'sending' })
  const tus = await import('tus-js-client')
  if (!jobs.has(id)) return
  job.upload = new tus.Upload(file, {
    uploadUrl: `/uploads/${id}`,
    chunkSize: FILE_PART_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    storeFingerprintForResuming: false,
    onBeforeRequest: (request) => request.setHeader('authorization', `Bearer ${currentSession()?.token ?? ''}`),
    onShouldRetry: (error) => navigator.onLine && isPassing(statusOf(error)),
    onProgress: (sent) => progress(job, sent),
    onSuccess: () => {
      localStorage.removeItem(KEY + fingerprint(file))
      void job.onSent().finally(() => end(job))
    },
    onError: (error) => fail(job, statusOf(error)),
  })
  job.upload.start()
  watchLine(job)
}

function progress(job: Job, sent: number): void {
  const now = performance.now()
  job.begun ??= { at: now, from: sent }
  const ms = now - job.begun.at
  const rate = (sent - job.begun.from) / ms
  const secondsLeft = ms < MIN_MEASURED_MS || rate <= 0 ? null : (job.file.size - sent) / rate / 1000
  show(job.id, { state: 'sending', sent, secondsLeft })
  watchLine(job)
}

function watchLine(job: Job): void {
  clearTimeout(job.stalled)
  job.stalled = setTimeout(() => sayOffline(job), STALLED_MS)
}

/** Only changes the text, because uploads in progress continue automatically, or fail. */
function sayOffline({ id }: Job): void {
  if (uploads.get().get(id)?.state === 'sending') show(id, { state: 'offline', secondsLeft: null })
}

if (!import.meta.env.SSR) addEventListener('offline', () => jobs.forEach(sayOffline))

function fail(job: Job, status: number): void {
  delete job.begun
  clearTimeout(job.stalled)
  if (!isPassing(status)) {
    jobs.delete(job.id)
    show(job.id, { state: 'failed', status })
    return startNext()
  }
  show(job.id, { state: 'offline', secondsLeft: null })
  const goOn = () => {
    clearTimeout(timer)
    removeEventListener('online', goOn)
    if (jobs.get(job.id) !== job) return
    show(job.id, { state: 'sending' })
    job.upload?.start()
    watchLine(job)
  }
  const timer = setTimeout(goOn, TRY_AGAIN_MS)
  addEventListener('online', goOn)
}

function end({ id, stalled }: Job): void {
  clearTimeout(stalled)
  jobs.delete(id)
  uploads.set(new Map([...uploads.get()].filter(([other]) => other !== id)))
  startNext()
}

function show(id: string, change: Partial<Sending>): void {
  const before = uploads.get().get(id)
  const fresh: Sending = { state: 'queued', sent: 0, bytes: 0, secondsLeft: null, ...before, ...change }
  uploads.set(new Map(uploads.get()).set(id, fresh))
}

/** 0 if there was no answer. */
const statusOf = (error: Error | DetailedError): number =>
  ('originalResponse' in error ? error.originalResponse?.getStatus() : 0) ?? 0

/** Whether a retry may help, because of the network, a busy server, or another request for the same file. */
const isPassing = (status: number): boolean =>
  status === 0 || status === 409 || status === 423 || status === 429 || (status >= 500 && status !== 507)
