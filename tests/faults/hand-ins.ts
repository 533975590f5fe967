// kill -9 while learners hand in, photos arrive and teachers return work, on the embedded database: nothing
// acknowledged is lost, uploads resume where they stopped, and nothing is returned twice.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { OwnHandIn, Task } from '#contract/calls/learning/tasks.ts'
import { requiredCourse } from '../helpers/sample-bodies.ts'
import { startProduct, signIn, type Product } from '../helpers/product-process.ts'
import type { Report } from '../helpers/report.ts'
import { photo, taskLesson } from '../helpers/learning/tasks.ts'
import { callServer, type Answer, type Person } from '../helpers/test-server.ts'
import { sendPart, TUS } from '../helpers/files/uploads.ts'
import { signInAdmin } from '../helpers/office/writers.ts'
import { inFolder } from './folder.ts'

const PART_BYTES = 16 * 1024
const READY_WITHIN_MS = 120_000
const POINTS = 10

type Running = { product: Product; admin: Person; learner: Person }

export async function handIns(report: Report, kills: number): Promise<void> {
  await inFolder(async (folder) => {
    const found: string[] = []
    const start = async (): Promise<Running> => {
      const product = await startProduct({ PORUA_MODE: 'demo', DATA_DIR: folder })
      const person = (token: string) => ({ id: '', email: '', token })
      return {
        product,
        admin: person(await signInAdmin(product.url)),
        learner: person(await signIn(product.url, 'student@porua.test', 'porua-student')),
      }
    }
    let running = await start()
    const call = (name: string, as: 'admin' | 'learner', body?: unknown): Promise<Answer> =>
      callServer(running.product.url, name, { as: running[as], body })
    const task = await publishTask(call)
    const newest = async (): Promise<OwnHandIn> =>
      ((await call(`GET /api/task/${task}`, 'learner')).json as Task).handIns[0]!
    const content = await photo(1600, 2000)
    const cut = { uploads: 0, handIns: 0, returns: 0 }

    for (let round = 0; round < kills; round++) {
      const begun = await call(`POST /api/task/${task}/${round ? 'again' : 'begin'}`, 'learner')
      if (begun.status !== 200) found.push(`round ${round}: not begun, ${begun.text}`)
      for (const { _id } of (await newest()).files) await call(`DELETE /api/task/${task}/file/${_id}`, 'learner')
      const site = () => {
        const { url } = running.product
        return { url, call: (name: string, options = {}) => callServer(url, name, options) }
      }
      /** Kills the product while the work is on its way, and returns the answer, if there was one. */
      const killed = async (work: () => Promise<Answer>): Promise<Answer | null> => {
        const answer = work().catch(() => null)
        await wait(Math.random() * 30)
        await running.product.end('SIGKILL')
        const told = await answer
        running = await start()
        return told
      }

      const file = randomUUID()
      await call(`POST /api/task/${task}/file`, 'learner', {
        _id: file,
        name: 'page.jpg',
        kind: 'photo',
        bytes: content.length,
      })
      const part = (offset: number) =>
        sendPart(site(), running.learner, file, offset, content.subarray(offset, offset + PART_BYTES))
      const arrived = async () => {
        const { headers } = await site().call(`HEAD /uploads/${file}`, { as: running.learner, headers: TUS })
        return Number(headers.get('upload-offset'))
      }
      const first = await killed(() => part(0))
      if (!first) cut.uploads++
      let offset = await arrived()
      if (first?.status === 204 && offset < PART_BYTES) found.push(`round ${round}: an acknowledged part is gone`)
      while (offset < content.length) {
        await part(offset)
        offset = await arrived()
      }
      const deadline = Date.now() + READY_WITHIN_MS
      while ((await newest()).files.find(({ _id }) => _id === file)?.state !== 'ready') {
        if (Date.now() > deadline) throw new Error(`round ${round}: the photo never became ready`)
        await wait(200)
      }

      const text = `round ${round}`
      const body = { text, writtenAt: new Date().toISOString(), number: round + 1 }
      const handIn = () => call(`POST /api/task/${task}/handIn`, 'learner', body)
      const handedIn = await killed(handIn)
      if (!handedIn) cut.handIns++
      if (handedIn?.status === 200 && (await newest()).state !== 'handed_in')
        found.push(`round ${round}: what was handed in is gone`)
      await handIn()

      const { _id, number } = await newest()
      const grade = { points: round % POINTS, words: text, marks: [], again: true, revision: 0 }
      const giveBack = () => call(`POST /api/handIn/${_id}/return`, 'admin', grade)
      const returned = await killed(giveBack)
      if (!returned) cut.returns++
      const again = await giveBack()
      const isReturnedOnce = returned?.status === 200 ? again.status === 409 : [200, 409].includes(again.status)
      if (!isReturnedOnce) found.push(`round ${round}: returned twice, ${again.status}`)
      const back = await newest()
      if (back.number !== number || back.text !== text || back.returned?.points !== grade.points)
        found.push(`round ${round}: returned as ${JSON.stringify(back).slice(0, 200)}`)
    }
    const all = ((await call(`GET /api/task/${task}`, 'learner')).json as Task).handIns
    if (all.length !== kills) found.push(`${all.length} of ${kills} are there`)
    await running.product.end('SIGTERM')
    const what = `${cut.uploads} uploads, ${cut.handIns} hand-ins and ${cut.returns} returns cut off`
    report(`kill -9 while work is handed in and graded: ${kills} rounds, ${what}`, found)
  })
}

/** A free course with a task, which the learner owns. */
async function publishTask(call: (name: string, as: 'admin' | 'learner', body?: unknown) => Promise<Answer>) {
  const added = await call('POST /api/addCourse', 'admin', { ...requiredCourse, title: 'Killed', price: 0 })
  const course: string = added.json.insertedId
  const lesson = taskLesson({ points: POINTS, needed: 5 })
  const sections = [{ _id: randomUUID(), title: 'A section', lessons: [lesson] }]
  const saved = await call(`PUT /api/curriculum/${course}`, 'admin', { sections, revision: 0 })
  await call(`POST /api/curriculum/${course}/publish`, 'admin', { revision: saved.json.revision })
  await call('POST /api/order', 'learner', { id: course })
  return lesson._id
}
