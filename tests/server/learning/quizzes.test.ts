// Quizzes: what leaves the server before submitting, time limits, races and versions.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import {
  quizDraft as contractDraft,
  type Attempt,
  type QuizDraft,
  type QuizResult,
} from '#contract/calls/learning/quizzes.ts'
import { newId } from '#server/db/ids.ts'
import { attempts, quizVersions } from '#server/db/schema-classroom.ts'
import { sweep } from '#server/housekeeping.ts'
import { orderFor } from '#server/modules/files/quiz-content/shuffle.ts'
import { publishLessons, saveAndPublish } from '../../helpers/learning/lessons.ts'
import { begin, quizDraft, quizLesson, rightAnswers, SECRET } from '../../helpers/learning/quizzes.ts'
import { courseBody } from '../../helpers/sample-bodies.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe('quizzes', () => {
  let server: TestServer
  let admin: Person
  let learner: Person
  let stranger: Person

  before(async () => {
    server = await startTestServer()
    admin = await server.person('admin')
    learner = await server.person()
    stranger = await server.person()
  })
  after(() => server.close())

  /** A free course of one quiz and a text that the learner owns. */
  const publish = async (settings: Partial<QuizDraft> = {}) => {
    const added = await server.call('POST /api/addCourse', { as: admin, body: { ...courseBody, price: 0 } })
    const course: string = added.json.insertedId
    const lesson = quizLesson(settings)
    const published = await publishLessons(server, admin, course, lesson)
    const ordered = await server.call('POST /api/order', { as: learner, body: { id: course } })
    assert.equal(ordered.status, 200, ordered.text)
    return { course, quiz: lesson._id, draft: lesson.quiz, ...published }
  }
  const save = (attempt: string, answers: unknown, as = learner) =>
    server.call(`PUT /api/attempt/${attempt}`, { as, body: { answers } })
  const submit = (attempt: string, as = learner) => server.call(`POST /api/attempt/${attempt}/submit`, { as })
  const take = async (quiz: string, answers: (attempt: Attempt) => unknown): Promise<QuizResult> => {
    const attempt = await begin(server, learner, quiz)
    const saved = await save(attempt._id, answers(attempt))
    assert.equal(saved.status, 200, saved.text)
    return (await submit(attempt._id)).json
  }

  test('says what a quiz expects, and is counted as a lesson of its course', async () => {
    const { course, quiz } = await publish({ minutes: 5, attempts: 2 })
    const { json } = await server.call(`GET /api/quiz/${quiz}`, { as: learner })
    const expected = { _id: quiz, title: 'A quiz', questions: 6, needed: 4, minutes: 5, attemptsLeft: 2, daily: false }
    assert.deepEqual(json, { ...expected, open: null, attempts: [] })
    assert.equal((await server.call(`GET /api/lesson/${quiz}`, { as: learner })).json.quiz, quiz)
    const listed = (await server.call(`GET /api/curriculum/${course}`)).json.sections[0].lessons.at(-1)
    assert.deepEqual([listed.kind, listed.seconds], ['quiz', 300])
    const { json: draft } = await server.call(`GET /api/curriculum/${course}/draft`, { as: admin })
    assert.equal(draft.figures.counted.quizzes, 1)
    const preview = await server.call(`GET /api/curriculum/${course}/lesson/${quiz}`, { as: admin })
    assert.match(preview.json.questions[0].html, /<mfrac>/)
  })

  test('grades every kind of question and reveals the answers after handing in', async () => {
    const { quiz, course } = await publish()
    const attempt = await begin(server, learner, quiz)
    assert.match(attempt.questions[0]!.html!, /<math>.*<mfrac>/)
    await save(attempt._id, rightAnswers(attempt))
    const { json } = await submit(attempt._id)
    const { review, ...result } = json as QuizResult
    assert.deepEqual(result, { points: 6, outOf: 6, needed: 4, passed: true, isLate: false, reveal: 'submitted' })
    assert.ok(review.every(({ isRight: right }) => right))
    assert.match(review[0]!.explanation!, new RegExp(SECRET))
    const learn = (await server.call(`GET /api/learn/${course}`, { as: learner })).json
    assert.deepEqual(
      learn.places.find(({ item }: { item: string }) => item === quiz),
      { item: quiz, position: 0, done: true },
    )
    const failed = await take(quiz, ({ questions }) => ({ [questions[0]!._id]: 'nonsense' }))
    assert.deepEqual([failed.points, failed.passed], [0, false])
  })

  test('never shows what is to be ordered or matched in the right order, and keeps the order on a reload', async () => {
    const { quiz } = await publish()
    const shown = (attempt: Attempt, kind: string) =>
      attempt.questions.find((question) => question.kind === kind)!.choices!.map(({ text }) => text)
    for (let number = 1; number <= 8; number++) {
      const attempt = await begin(server, learner, quiz)
      assert.equal(attempt.number, number)
      assert.notDeepEqual(shown(attempt, 'order'), ['first', 'second', 'third', 'fourth'])
      assert.notDeepEqual(shown(attempt, 'match'), ['Dhaka', 'Kathmandu', 'Tokyo'])
      const again = await server.call(`GET /api/attempt/${attempt._id}`, { as: learner })
      assert.deepEqual({ ...again.json, now: attempt.now }, attempt)
      await submit(attempt._id)
    }
    const orders = Array.from({ length: 50 }, () => orderFor(newId(), 'q', ['b', 'a', 'c', 'd']).join(''))
    assert.ok(new Set(orders).size > 1)
  })

  test('lets no key or explanation leave before handing in', async () => {
    const { course, quiz, draft } = await publish({ reveal: 'never' })
    const attempt = await begin(server, learner, quiz)
    await save(attempt._id, rightAnswers(attempt))
    const [row] = await server.deps.db.select().from(quizVersions).where(eq(quizVersions.lessonId, quiz))
    const calls = [
      `GET /api/quiz/${quiz}`,
      `GET /api/quiz/${quiz}/questions`,
      `POST /api/quiz/${quiz}/attempt`,
      `GET /api/attempt/${attempt._id}`,
      `PUT /api/attempt/${attempt._id}`,
      `GET /api/lesson/${quiz}`,
      `GET /api/lesson/${quiz}/play`,
      `GET /api/lesson/${quiz}/watched`,
      `GET /api/learn/${course}`,
      `GET /api/curriculum/${course}`,
      `GET /api/curriculum/${course}/draft`,
      `GET /api/curriculum/${course}/lesson/${quiz}`,
      `GET /api/questions/${quiz}`,
      `GET /api/notes/${course}`,
      `GET /api/course/${course}`,
      `GET /api/progress`,
      `GET /api/myData`,
      `GET /api/certificates`,
      `GET /api/newAnswers`,
    ]
    // The learner's own answers were saved, so search for the other spelling of the text question's key.
    const secrets = [SECRET, 'secret-padma', '"tolerance"', '"accepted"', '"right"', '"explanation"', '"c1"']
    for (const name of calls) {
      const body = name.startsWith('PUT') ? { answers: {} } : undefined
      const { text } = await server.call(name, { as: learner, ...(body ? { body } : {}) })
      assert.deepEqual(
        secrets.filter((secret) => text.includes(secret)),
        [],
        name,
      )
    }
    assert.equal(JSON.stringify(row!.questions).includes(SECRET), false)
    // An author's id may reveal the correct order.
    assert.notDeepEqual(
      row!.questions.flatMap(({ choices = [] }) => choices.map(({ _id }) => _id)),
      draft.questions.flatMap((question) => ('choices' in question ? question.choices.map(({ _id }) => _id) : [])),
    )
    const { text } = await submit(attempt._id)
    assert.equal(text.includes(SECRET), false)
    const late = await server.call(`GET /api/attempt/${attempt._id}`, { as: learner })
    assert.equal(late.text.includes(SECRET), false)
  })

  const isShown = ({ review }: QuizResult) => new Set(review.map(({ right }) => right !== undefined))

  test('shows which answers were wrong before passing, and the right ones only after passing', async () => {
    const { quiz } = await publish({ reveal: 'passed', attempts: 2, daily: true })
    const first = await begin(server, learner, quiz)
    const { [first.questions[3]!._id]: river, [first.questions[0]!._id]: half } = rightAnswers(first)
    await save(first._id, { [first.questions[3]!._id]: river, [first.questions[0]!._id]: 'nonsense' })
    const failed = await submit(first._id)
    const verdicts = failed.json.review.map(({ isRight: right }: { isRight: boolean }) => right)
    assert.deepEqual(verdicts, [false, false, false, true, false, false])
    const secrets = [SECRET, 'secret-padma', String(half), '"right"', '"explanation"', '"accepted"', '"tolerance"']
    const expectHidden = (text: string) =>
      assert.deepEqual(
        secrets.filter((secret) => text.includes(secret)),
        [],
      )
    // The choices are part of the question, so search for the correct one in the result only.
    expectHidden(failed.text)
    await take(quiz, () => ({}))
    assert.equal((await server.call(`GET /api/quiz/${quiz}`, { as: learner })).json.attemptsLeft, 0)
    const read = async (attempt: string) => (await server.call(`GET /api/attempt/${attempt}`, { as: learner })).json
    expectHidden(JSON.stringify((await read(first._id)).result))

    server.advanceClock(DAY)
    const passed = await take(quiz, rightAnswers)
    assert.deepEqual([isShown(passed), passed.review[0]!.right], [new Set([true]), half])
    assert.deepEqual(isShown((await read(first._id)).result), new Set([true]), 'earlier attempts are explained, too')
  })

  test('keeps a quiz that shows its answers without attempts left, or never', async () => {
    const { quiz } = await publish({ reveal: 'finished', attempts: 2 })
    assert.deepEqual(isShown(await take(quiz, () => ({}))), new Set([false]))
    const last = await begin(server, learner, quiz)
    const { attempts: done } = (await server.call(`GET /api/quiz/${quiz}`, { as: learner })).json
    const earlier = await server.call(`GET /api/attempt/${done[0]._id}`, { as: learner })
    assert.deepEqual(isShown(earlier.json.result), new Set([false]), 'the last attempt is still open')
    assert.deepEqual(isShown((await submit(last._id)).json), new Set([true]))
    const more = await server.call(`POST /api/quiz/${quiz}/attempt`, { as: learner })
    assert.deepEqual([more.status, more.json.error], [409, 'no_attempts_left'])
    const never = await publish({ reveal: 'never' })
    assert.deepEqual(isShown(await take(never.quiz, rightAnswers)), new Set([false]))
  })

  test('shows the questions of an untimed quiz before an attempt, and of a timed one none', async () => {
    const { quiz } = await publish()
    const { json } = await server.call(`GET /api/quiz/${quiz}/questions`, { as: learner })
    const { questions } = await begin(server, learner, quiz)
    const texts = (all: { text: string }[]) => all.map(({ text }) => text)
    assert.deepEqual(texts(json.questions), texts(questions))
    const { quiz: timed } = await publish({ minutes: 10 })
    assert.deepEqual((await server.call(`GET /api/quiz/${timed}/questions`, { as: learner })).json, { questions: [] })
    const { status } = await server.call(`GET /api/quiz/${quiz}/questions`)
    assert.equal(status, 401)
  })

  test('allows three attempts unless its author says otherwise, and then one on each day of Dhaka', async () => {
    const { pass, attempts: most, daily, minutes, reveal } = contractDraft.parse({ questions: [] })
    assert.deepEqual(
      { pass, most, daily, minutes, reveal },
      { pass: 60, most: 3, daily: true, minutes: null, reveal: 'passed' },
    )
    const { quiz } = await publish({ attempts: most, daily, reveal })
    const left = async () => (await server.call(`GET /api/quiz/${quiz}`, { as: learner })).json.attemptsLeft
    // It is five minutes before midnight in Dhaka, which is 18:00 in UTC.
    const now = server.deps.now().getTime()
    server.advanceClock(DAY - ((now + 6 * 60 * MINUTE) % DAY) - 5 * MINUTE)
    for (const before of [3, 2, 1]) {
      assert.equal(await left(), before)
      await take(quiz, () => ({}))
    }
    const refused = await server.call(`POST /api/quiz/${quiz}/attempt`, { as: learner })
    assert.deepEqual([await left(), refused.status, refused.json.error], [0, 409, 'no_attempts_today'])
    server.advanceClock(4 * MINUTE)
    assert.equal(await left(), 0)
    server.advanceClock(2 * MINUTE)
    assert.equal(await left(), 1)
    await take(quiz, () => ({}))
    assert.equal(await left(), 0)
    assert.equal((await server.call(`POST /api/quiz/${quiz}/attempt`, { as: learner })).status, 409)
    server.advanceClock(3 * DAY)
    assert.equal(await left(), 1, 'days without an attempt are not saved up')
  })

  test('keeps the answer that was given last, in whichever order two devices send theirs', async () => {
    const { quiz } = await publish()
    const attempt = await begin(server, learner, quiz)
    const [first, second] = attempt.questions.map(({ _id }) => _id) as [string, string]
    const given = (answers: Record<string, string>, msAgo: number) =>
      server.call(`PUT /api/attempt/${attempt._id}`, {
        as: learner,
        body: {
          answers,
          answeredAt: Object.fromEntries(
            Object.keys(answers).map((question) => [
              question,
              new Date(server.deps.now().getTime() - msAgo).toISOString(),
            ]),
          ),
        },
      })
    const stored = async () => (await server.call(`GET /api/attempt/${attempt._id}`, { as: learner })).json.answers
    await given({ [first]: 'newer' }, 1000)
    assert.equal((await given({ [first]: 'older', [second]: 'kept' }, 5000)).status, 200)
    assert.deepEqual(await stored(), { [first]: 'newer', [second]: 'kept' })
    // A clock that is a day ahead must not win for a day.
    await given({ [first]: 'ahead' }, -DAY)
    server.advanceClock(1000)
    await save(attempt._id, { [first]: 'newest' })
    assert.deepEqual(await stored(), { [first]: 'newest', [second]: 'kept' })
  })

  test('answers one result to sixteen submissions at once', async () => {
    const { quiz } = await publish()
    const attempt = await begin(server, learner, quiz)
    await save(attempt._id, rightAnswers(attempt))
    const answers = await Promise.all(Array.from({ length: 16 }, () => submit(attempt._id)))
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    assert.equal(new Set(answers.map(({ text }) => text)).size, 1)
    const refused = await save(attempt._id, {})
    assert.deepEqual([refused.status, refused.json.error], [409, 'submitted'])
  })

  test('continues one attempt in sixteen tabs, which keep each other’s answers', async () => {
    const { quiz } = await publish()
    const opened = await Promise.all(Array.from({ length: 16 }, () => begin(server, learner, quiz)))
    assert.equal(new Set(opened.map(({ _id }) => _id)).size, 1)
    const [attempt] = opened as [Attempt]
    const saved = await Promise.all(
      Object.entries(rightAnswers(attempt)).map(([question, answer]) => save(attempt._id, { [question]: answer })),
    )
    assert.ok(saved.every(({ status }) => status === 200))
    assert.deepEqual((await begin(server, learner, quiz)).answers, rightAnswers(attempt))
    assert.equal((await submit(attempt._id)).json.points, 6)
  })

  test('submits the saved answers when the time is over, and later submissions answer that result', async () => {
    const { quiz } = await publish({ minutes: 10 })
    const attempt = await begin(server, learner, quiz)
    assert.equal(Date.parse(attempt.dueAt!) - Date.parse(attempt.now), 10 * MINUTE)
    const [first] = Object.entries(rightAnswers(attempt))
    await save(attempt._id, { [first![0]]: first![1] })
    server.advanceClock(10 * MINUTE)
    const late = await save(attempt._id, rightAnswers(attempt))
    assert.deepEqual([late.status, late.json.error], [409, 'submitted'])
    const { json } = await submit(attempt._id)
    assert.deepEqual([json.points, json.passed, json.isLate], [1, false, true])
    const [row] = await server.deps.db.select().from(attempts).where(eq(attempts.id, attempt._id))
    assert.equal(row!.submittedAt!.toISOString(), attempt.dueAt)
    assert.equal((await begin(server, learner, quiz)).number, 2)
  })

  test('submits for people who closed the page', async () => {
    const { quiz, course } = await publish({ minutes: 1 })
    const attempt = await begin(server, learner, quiz)
    await save(attempt._id, rightAnswers(attempt))
    const untimed = await begin(server, learner, (await publish()).quiz)
    server.advanceClock(2 * MINUTE)
    const timed = await begin(server, learner, (await publish({ minutes: 1 })).quiz)
    await sweep(server.deps)
    for (const open of [untimed, timed]) assert.equal((await save(open._id, rightAnswers(open))).status, 200)
    const [row] = await server.deps.db.select().from(attempts).where(eq(attempts.id, attempt._id))
    assert.deepEqual([row!.points, row!.passed], [6, true])
    const { places } = (await server.call(`GET /api/learn/${course}`, { as: learner })).json
    assert.ok(places.some(({ item, done }: { item: string; done: boolean }) => item === quiz && done))
  })

  test('hides another person’s attempt, and opens quizzes only to buyers', async () => {
    const { quiz } = await publish()
    const attempt = await begin(server, learner, quiz)
    for (const as of [stranger, admin]) {
      assert.equal((await server.call(`GET /api/attempt/${attempt._id}`, { as })).status, 404)
      assert.equal((await save(attempt._id, {}, as)).status, 404)
      assert.equal((await submit(attempt._id, as)).status, 404)
    }
    const refused = await server.call(`POST /api/quiz/${quiz}/attempt`, { as: stranger })
    assert.deepEqual([refused.status, refused.json.error], [403, 'not_bought'])
    assert.equal((await server.call(`POST /api/quiz/${quiz}/attempt`)).status, 401)
    assert.equal((await server.call(`GET /api/quiz/${newId()}`, { as: learner })).status, 404)
  })

  test('never counts an administrator’s preview, however often it is started', async () => {
    const { quiz, course } = await publish({ attempts: 1, reveal: 'passed' })
    const preview = (as: Person) => server.call(`POST /api/quiz/${quiz}/preview`, { as })
    assert.equal((await preview(learner)).status, 403)
    const own = await begin(server, admin, quiz)
    const first = (await preview(admin)).json
    const again = (await preview(admin)).json
    assert.equal((await server.call(`GET /api/attempt/${first._id}`, { as: admin })).status, 404)
    assert.deepEqual(isShown((await submit(again._id, admin)).json), new Set([false]))
    const passed = (await preview(admin)).json
    await save(passed._id, rightAnswers(passed), admin)
    const result = (await submit(passed._id, admin)).json
    assert.deepEqual([result.passed, result.review.length, passed.number], [true, 6, 0])
    const { json } = await server.call(`GET /api/quiz/${quiz}`, { as: admin })
    assert.deepEqual([json.open, json.attempts, json.attemptsLeft], [own._id, [], 0])
    const { places } = (await server.call(`GET /api/learn/${course}`, { as: admin })).json
    assert.ok(!places.some(({ done }: { done: boolean }) => done))
  })

  test('refuses answers to questions that were not asked', async () => {
    const { quiz } = await publish()
    const attempt = await begin(server, learner, quiz)
    const other = newId()
    const refused = await save(attempt._id, { [other]: 'a' })
    assert.deepEqual([refused.status, Object.keys(refused.json.codes)], [422, [`answers.${other}`]])
  })

  test('marks a quiz done only by passing it, whatever is reported', async () => {
    const { quiz, course } = await publish()
    const report = (done: boolean) =>
      server.call('PUT /api/places', {
        as: learner,
        body: [{ item: quiz, position: 0, watched: [[0, 5]], done, seenAt: server.deps.now().toISOString() }],
      })
    assert.equal((await report(true)).json.places[0].done, false)
    assert.equal((await take(quiz, () => ({}))).passed, false)
    assert.equal((await report(false)).json.places[0].done, false)
    await take(quiz, rightAnswers)
    assert.equal((await report(false)).json.places[0].done, true)
    assert.equal((await server.call(`GET /api/learn/${course}`, { as: learner })).json.percent, 25)
  })

  test('grades an attempt by the version it started with, even if another is published since', async () => {
    const { course, quiz, draft, section } = await publish()
    const attempt = await begin(server, learner, quiz)
    await save(attempt._id, rightAnswers(attempt))
    const [one] = draft.questions
    const changed = { _id: quiz, title: 'A quiz', kind: 'quiz', quiz: quizDraft({ questions: [one!], pass: 100 }) }
    const republish = () => saveAndPublish(server, admin, course, [{ _id: section, title: 'New', lessons: [changed] }])
    await republish()
    const { json } = await submit(attempt._id)
    assert.deepEqual([json.points, json.outOf, json.needed], [6, 6, 4])
    const next = await begin(server, learner, quiz)
    assert.deepEqual([next.number, next.questions.length], [2, 1])
    const versions = () => server.deps.db.$count(quizVersions, eq(quizVersions.lessonId, quiz))
    assert.equal(await versions(), 2)
    await republish()
    assert.equal(await versions(), 2, 'an unchanged quiz is no new version')
    const saved = await server.call(`GET /api/curriculum/${course}/draft`, { as: admin })
    assert.deepEqual([saved.json.changes, saved.json.sections[0].lessons[0].quiz], [0, changed.quiz])
  })

  test('refuses a draft whose key names no choice', async () => {
    const { course } = await publish()
    const broken = quizLesson()
    const [one, ...others] = broken.quiz.questions
    const questions = [{ ...one, answer: 'nothing' }, ...others]
    const draft = await server.call(`GET /api/curriculum/${course}/draft`, { as: admin })
    const lessons = [{ ...broken, quiz: { ...broken.quiz, questions } }]
    const saved = await server.call(`PUT /api/curriculum/${course}`, {
      as: admin,
      body: { sections: [{ _id: newId(), title: 'A', lessons }], revision: draft.json.revision },
    })
    assert.deepEqual(
      [saved.status, Object.keys(saved.json.codes)],
      [422, ['sections.0.lessons.0.quiz.questions.0.answer']],
    )
  })

  test('exports attempts with a person’s data, and deletes them with the account', async () => {
    const leaving = await server.person()
    const { course, quiz } = await publish()
    await server.call('POST /api/order', { as: leaving, body: { id: course } })
    const attempt = await begin(server, leaving, quiz)
    const { json } = await server.call('GET /api/myData', { as: leaving })
    assert.deepEqual(
      json.attempts.map(({ _id, lesson }: { _id: string; lesson: string }) => [_id, lesson]),
      [[attempt._id, quiz]],
    )
    const gone = await server.call(`DELETE /api/users/${leaving.email}`, { as: leaving })
    assert.equal(gone.status, 200, gone.text)
    assert.equal(await server.deps.db.$count(attempts, eq(attempts.id, attempt._id)), 0)
  })
})
