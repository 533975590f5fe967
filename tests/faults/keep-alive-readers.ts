// Clients that send request after request over one keep-alive connection.
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const READERS = 8

export type Failure = { status: number; message: string; at: number }

export function startKeepAliveReaders(url: string, token: string) {
  const failures: Failure[] = []
  const answers: { begun: number; ended: number }[] = []
  let isStopped = false
  const readers = Array.from({ length: READERS }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!isStopped) {
      const begun = performance.now()
      try {
        const status = await read(`${url}/api/user`, token, agent)
        if (status !== 200) failures.push({ status, message: 'to a reader', at: begun })
        answers.push({ begun, ended: performance.now() })
      } catch (error) {
        failures.push({ status: 0, message: (error as Error).message, at: begun })
        await wait(10)
      }
    }
    agent.destroy()
  })
  return {
    failures,
    /** How many requests were sent before this moment and answered after it. */
    answeredAfter: (at: number) => answers.filter(({ begun, ended }) => begun < at && ended > at).length,
    async stop() {
      isStopped = true
      await Promise.all(readers)
    },
  }
}

function read(address: string, token: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = get(address, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.on('error', reject)
      answer.on('end', () => resolve(answer.statusCode!))
      answer.resume()
    })
    outgoing.on('error', reject)
  })
}
