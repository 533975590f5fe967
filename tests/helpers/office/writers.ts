// Administrators who write without a pause and record every answer: an acknowledged write must never be lost.
import { setTimeout as wait } from 'node:timers/promises'
import { DEMO_ACCOUNTS } from '#demo/content/accounts.ts'
import { signIn } from '../product-process.ts'
import { rawCall } from '../sweep/raw-call.ts'
import type { Answer } from '../test-server.ts'

const RETRY_PAUSE_MS = 10

/** Anything but an acknowledgement: an error answer, or a broken connection with status 0. */
export type Refusal = { status: number; error: string; message: string; ms: number; at: number }

export type Writers = {
  acknowledged: string[]
  refused: Refusal[]
  /** When the last write was acknowledged. */
  lastAt(): number
  /** Stops writing and waits for pending writes. */
  stop(): Promise<void>
}

export function signInAdmin(url: string): Promise<string> {
  const { email, password } = DEMO_ACCOUNTS.find(({ role }) => role === 'admin')!
  return signIn(url, email, password)
}

export function addBlog(url: string, token: string, description = 'D'): Promise<Answer> {
  const body = { title: 'Kept', img: '/x.png', writerName: 'W', date: '2026-01-02', description }
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return rawCall(url, { method: 'POST', target: '/api/addBlog', headers, body: JSON.stringify(body) })
}

export function startWriters(url: string, token: string, { count = 4, description = 'D' } = {}): Writers {
  const acknowledged: string[] = []
  const refused: Refusal[] = []
  let isStopped = false
  let lastAt = 0
  const write = async () => {
    const at = performance.now()
    const since = () => performance.now() - at
    try {
      const { status, json } = await addBlog(url, token, description)
      if (status === 200) {
        acknowledged.push(json.insertedId)
        lastAt = performance.now()
        return true
      }
      refused.push({ status, error: String(json?.error), message: String(json?.message), ms: since(), at })
    } catch (error) {
      const { code = 'none', message } = error as NodeJS.ErrnoException
      refused.push({ status: 0, error: code, message, ms: since(), at })
    }
    return false
  }
  const writers = Array.from({ length: count }, async () => {
    while (!isStopped) if (!(await write())) await wait(RETRY_PAUSE_MS)
  })
  return {
    acknowledged,
    refused,
    lastAt: () => lastAt,
    async stop() {
      isStopped = true
      await Promise.all(writers)
    },
  }
}

/** The acknowledged blogs that are missing from the product. */
export async function findLost(url: string, acknowledged: string[]): Promise<string[]> {
  const lost: string[] = []
  for (const id of acknowledged) {
    const response = await fetch(`${url}/api/blog/${id}`)
    await response.arrayBuffer()
    if (response.status !== 200) lost.push(id)
  }
  return lost
}

/** Polls a condition; returns how many milliseconds it took, or null when it timed out. */
export async function waitFor(condition: () => boolean | Promise<boolean>, timeoutMs: number): Promise<number | null> {
  const began = performance.now()
  while (performance.now() - began < timeoutMs) {
    if (await condition()) return performance.now() - began
    await wait(10)
  }
  return null
}
