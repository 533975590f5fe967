// Sends the pieces of a recording to its upload as they are made, over the tus protocol. This lives outside the page,
// so that the rest is sent after the class.
import { FILE_PART_BYTES } from '#contract/constants.ts'
import { api } from '../../../session/api.ts'
import { currentSession } from '../../../session/session.ts'
import { createStore } from '../../../ui/store.ts'

const RETRY_MS = 3000
/** The server has what was sent, and prepares it automatically after a while. */
const GONE_STATUSES = new Set([404, 410, 413])

/** Bytes of recordings that haven't been sent yet. */
export const unsentBytes = createStore(0)

export type PieceSender = {
  add(piece: Blob): void
  /** Once everything has been sent, the recording is prepared. */
  finish(): void
}

export function sendPieces(session: string, recording: string, file: string): PieceSender {
  let queue: Blob[] = []
  let offset = 0
  let isFinished = false
  let running = false

  const count = (bytes: number) => unsentBytes.set(unsentBytes.get() + bytes)
  const drop = () => {
    count(-queue.reduce((sum, { size }) => sum + size, 0))
    queue = []
  }

  const moveOn = (bytes: number) => {
    offset += bytes
    count(-bytes)
    queue = [new Blob(queue).slice(bytes)].filter(({ size }) => size)
  }

  const run = async (): Promise<void> => {
    if (running) return
    running = true
    while (queue.length) {
      // What piled up while the network was away is sent in larger parts.
      const part = new Blob(queue).slice(0, FILE_PART_BYTES)
      const status = await sendPart(file, offset, part)
      if (status === 204) moveOn(part.size)
      else if (status === 409) {
        // An answer was lost and the server has more than we know of, or it accepts nothing any more.
        const missed = (await offsetOf(file)) - offset
        if (missed > 0) moveOn(missed)
        else drop()
      } else if (GONE_STATUSES.has(status)) drop()
      else await pause(RETRY_MS)
    }
    running = false
    if (isFinished) await end()
  }
  const end = async (): Promise<void> => {
    try {
      await api('POST /live/{session}/recording/{id}/end', { params: { session, id: recording } })
    } catch (error) {
      if (!(error instanceof TypeError)) return
      await pause(RETRY_MS)
      await end()
    }
  }
  return {
    add(piece) {
      queue.push(piece)
      count(piece.size)
      void run()
    },
    finish() {
      isFinished = true
      void run()
    },
  }
}

const ask = (file: string, method: string, headers: Record<string, string> = {}, body: Blob | null = null) =>
  fetch(`/uploads/${file}`, {
    method,
    headers: { authorization: `Bearer ${currentSession()?.token ?? ''}`, 'tus-resumable': '1.0.0', ...headers },
    body,
  })

/** The answer's status, or 0 if there was none. */
async function sendPart(file: string, offset: number, part: Blob): Promise<number> {
  const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }
  try {
    return (await ask(file, 'PATCH', headers, part)).status
  } catch {
    return 0
  }
}

async function offsetOf(file: string): Promise<number> {
  try {
    return Number((await ask(file, 'HEAD')).headers.get('upload-offset'))
  } catch {
    await pause(RETRY_MS)
    return offsetOf(file)
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
