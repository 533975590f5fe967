// The worst text of every parser, at its contract's limit: nobody else waits for it longer than 100 ms.
import { newId } from '#server/db/ids.ts'
import { CAPTIONS, heavyQuiz, IMPORTS, MARKDOWN } from '../helpers/learning/heavy-texts.ts'
import { storeVideo } from '../helpers/learning/lessons.ts'
import type { Report } from '../helpers/report.ts'
import { courseBody } from '../helpers/sample-bodies.ts'
import { startTestServer, type TestServer } from '../helpers/test-server.ts'

const MAX_WAIT_MS = 100
const TICK_MS = 5

type Case = { name: string; send: () => Promise<{ status: number }> }

export async function texts(report: Report): Promise<void> {
  const server = await startTestServer()
  try {
    const found: string[] = []
    let longest = 0
    for (const { name, send } of await cases(server)) {
      const { status, waited } = await whileWaiting(send)
      longest = Math.max(longest, waited)
      if (waited > MAX_WAIT_MS) found.push(`${name}: others waited ${Math.round(waited)} ms`)
      if (status >= 500) found.push(`${name}: ${status}`)
    }
    report(`heavy texts: others wait at most ${Math.round(longest)} ms`, found)
  } finally {
    await server.close()
  }
}

async function cases(server: TestServer): Promise<Case[]> {
  const admin = await server.person('admin')
  const course = (await server.call('POST /api/addCourse', { as: admin, body: courseBody })).json.insertedId as string
  const video = await storeVideo(server)
  const call = (name: string, body: object) => server.call(name, { as: admin, body })
  const lesson = (more: object) => {
    const common = { _id: newId(), title: 'Heavy', free: false, body: null, file: null, quiz: null }
    const sections = [{ _id: newId(), title: 'Section', lessons: [{ ...common, ...more }] }]
    return call(`PUT /api/curriculum/${course}`, { sections, revision: 0 })
  }
  return [
    ...Object.entries(MARKDOWN).flatMap(([name, body]): Case[] => [
      { name: `a lesson of ${name}`, send: () => lesson({ kind: 'text', body }) },
      { name: `a policy of ${name}`, send: () => call('POST /api/policyPreview', { text: body.slice(0, 20_000) }) },
    ]),
    { name: 'a quiz of formulas', send: () => lesson({ kind: 'quiz', quiz: heavyQuiz() }) },
    ...Object.entries(CAPTIONS).map(([name, vtt]) => ({
      name: `captions of ${name}`,
      send: () => call(`PUT /api/file/${video}/captions/en`, { vtt }),
    })),
    ...Object.entries(IMPORTS).map(([name, body]) => ({
      name: `an import of ${name}`,
      send: () => call('POST /api/quizImport', body),
    })),
  ]
}

/** The server runs in this process, so whatever blocks its event loop also delays this timer. */
async function whileWaiting(send: Case['send']): Promise<{ status: number; waited: number }> {
  let waited = 0
  let before = performance.now()
  const timer = setInterval(() => {
    waited = Math.max(waited, performance.now() - before - TICK_MS)
    before = performance.now()
  }, TICK_MS)
  const { status } = await send()
  clearInterval(timer)
  return { status, waited }
}
