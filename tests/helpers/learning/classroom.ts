// An administrator, two learners and a stranger, with courses that the learners own.
import assert from 'node:assert/strict'
import type { CertificateRule } from '#contract/constants.ts'
import { publishLessons, type Published } from './lessons.ts'
import { begin, quizLesson, rightAnswers } from './quizzes.ts'
import { courseBody } from '../sample-bodies.ts'
import { startTestServer, type Person, type TestServerOptions } from '../test-server.ts'

export type Classroom = Awaited<ReturnType<typeof startClassroom>>

export async function startClassroom(options?: TestServerOptions) {
  const server = await startTestServer(options)
  const admin = await server.person('admin', 'Head Teacher')
  const learner = await server.person('user', 'Rumi Learner')
  const second = await server.person('user', 'Second Learner')
  const stranger = await server.person()

  const publish = async (rule: CertificateRule = 'marked') => {
    const added = await server.call('POST /api/addCourse', { as: admin, body: { ...courseBody, price: 0 } })
    const course: string = added.json.insertedId
    const lesson = quizLesson()
    const published = await publishLessons(server, admin, course, lesson)
    // New courses use the other rule.
    if (rule === 'marked')
      await server.call(`PUT /api/curriculum/${course}/certificateRule`, { as: admin, body: { rule } })
    for (const as of [learner, second]) await order(as, course)
    return { course, quiz: lesson._id, lesson, ...published }
  }
  const order = async (as: Person, id: string) => {
    const ordered = await server.call('POST /api/order', { as, body: { id } })
    assert.equal(ordered.status, 200, ordered.text)
  }
  const finish = (as: Person, ...items: string[]) =>
    server.call('PUT /api/places', {
      as,
      body: items.map((item) => ({ item, position: 0, done: true, seenAt: server.deps.now().toISOString() })),
    })
  const pass = async (as: Person, quiz: string) => {
    const attempt = await begin(server, as, quiz)
    await server.call(`PUT /api/attempt/${attempt._id}`, { as, body: { answers: rightAnswers(attempt) } })
    const { json } = await server.call(`POST /api/attempt/${attempt._id}/submit`, { as })
    assert.equal(json.passed, true)
  }
  const finishAll = async (as: Person, { preview, video, text, quiz }: Published & { quiz: string }) => {
    await finish(as, preview, video, text)
    await pass(as, quiz)
  }
  return { server, admin, learner, second, stranger, publish, order, finish, pass, finishAll }
}
