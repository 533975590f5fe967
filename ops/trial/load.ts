// Clients that send requests without a pause, to test whether anyone would notice a restart behind the proxy.
import { Agent, request } from 'node:https'

const CLIENTS = 8
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })

/** Pages, reads, and a write without a token, whose 401 also comes from the product, not from the proxy. */
const REQUESTS = [
  ['GET', '/', 200],
  ['GET', '/api/suggest?q=a', 200],
  ['POST', '/api/addBlog', 401],
  ['GET', '/api/blogs', 200],
] as const

export type Answer = { status: number; headers: Record<string, unknown>; text: string }

export function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const options = { agent, host: '127.0.0.1', servername: 'localhost', method, path }
    const outgoing = request(
      { ...options, headers: { host: 'localhost', 'content-type': 'application/json', ...headers } },
      (incoming) => {
        let text = ''
        incoming.setEncoding('utf8').on('data', (chunk) => (text += chunk))
        incoming.on('error', reject)
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }))
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

export type Load = { sent: number; failures: string[]; longestMs: number }

/** Runs the clients until the work is done. */
export async function underLoad(work: () => Promise<void>): Promise<Load> {
  const load: Load = { sent: 0, failures: [], longestMs: 0 }
  let isDone = false
  const client = async () => {
    while (!isDone) {
      const [method, path, expected] = REQUESTS[load.sent++ % REQUESTS.length]!
      const began = performance.now()
      const status = await ask(method, path, method === 'POST' ? {} : undefined).then((answer) => answer.status, String)
      if (status !== expected) load.failures.push(`${method} ${path}: ${status}`)
      load.longestMs = Math.max(load.longestMs, performance.now() - began)
    }
  }
  const clients = Array.from({ length: CLIENTS }, client)
  await work().finally(() => (isDone = true))
  await Promise.all(clients)
  return load
}
