// The demo school's lessons: every course opens, and what the pages promise is there.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { COURSE_TYPES } from '#contract/constants.ts'
import type { Course } from '#contract/entities.ts'
import type { Curriculum, ListedLesson } from '#contract/learning.ts'
import { quizDraft } from '#contract/quizzes.ts'
import { attempts, certificates } from '#server/db/schema-classroom.ts'
import { installation, users } from '#server/db/schema.ts'
import { countedFigures } from '#server/modules/learning/course-figures.ts'
import { quizMistakes } from '#server/modules/quiz-content/check-quiz.ts'
import { compileQuiz } from '#server/modules/quiz-content/compile-quiz.ts'
import { DEMO_ACCOUNTS } from '../../demo/content/accounts.ts'
import { isOutdated } from '../../demo/content/ensure-demo.ts'
import { quizLesson } from '../../demo/content/quiz-lesson.ts'
import { demoQuizzes } from '../../demo/content/quizzes/index.ts'
import { demoCurricula } from '../../demo/content/lessons/index.ts'
import { startTestServer, type TestServer } from '../helpers/test-server.ts'

const MIN_WORDS = 150
const MAX_CLIP_BYTES = 400_000

const studentEmail = DEMO_ACCOUNTS.find(({ role }) => role === 'user')!.email
const isQuiz = ({ kind }: ListedLesson) => kind === 'quiz'

describe('the demo’s lessons', () => {
  let server: TestServer
  before(async () => {
    server = await startTestServer()
  })
  after(() => server.close())

  const coursesOf = async (type: string) => (await server.call(`GET /api/courses/${type}`)).json as Course[]
  const lessonsOf = async (course: string): Promise<{ sections: number; lessons: ListedLesson[] }> => {
    const { sections } = (await server.call(`GET /api/curriculum/${course}`)).json as Curriculum
    return { sections: sections.length, lessons: sections.flatMap((section) => section.lessons) }
  }

  test('are known to be of another version if the content has changed since', async () => {
    const { db } = server.deps
    assert.equal(await isOutdated({ db }), false)
    await db.update(installation).set({ value: 'older' }).where(eq(installation.key, 'demo content'))
    assert.equal(await isOutdated({ db }), true)
  })

  test('give each category one full course, and every other course two sections and four lessons with a quiz', async () => {
    for (const type of COURSE_TYPES) {
      const found = await Promise.all((await coursesOf(type)).map(({ _id }) => lessonsOf(_id)))
      const [full, ...others] = found.toSorted((one, other) => other.lessons.length - one.lessons.length)
      assert.equal(full!.sections, 3, type)
      assert.ok(full!.lessons.length >= 9, type)
      assert.deepEqual(
        new Set(full!.lessons.map(({ kind }) => kind)),
        new Set(['video', 'audio', 'text', 'quiz']),
        type,
      )
      for (const { sections, lessons } of others) assert.deepEqual([sections, lessons.length], [2, 5], type)
      for (const { lessons } of found) assert.deepEqual(lessons.findIndex(isQuiz), lessons.length - 1, type)
      for (const { lessons } of found)
        assert.ok(
          lessons.some(({ free }) => free),
          type,
        )
    }
  })

  test('have the figures that the pages of their courses say', async () => {
    const all = (await Promise.all(COURSE_TYPES.map(coursesOf))).flat()
    const counted = await server.deps.db.transaction((tx) =>
      countedFigures(
        tx,
        all.map(({ _id }) => _id),
      ),
    )
    for (const { _id, title, hours, videos, quizzes, notes, transcripts } of all)
      assert.deepEqual({ hours, videos, quizzes, notes, transcripts }, counted.get(_id), title)
  })

  test('end with a quiz about their own lessons, of five questions or more in full courses', () => {
    const courses = demoCurricula.map(({ course }) => course)
    assert.deepEqual(demoQuizzes.map(({ course }) => course).toSorted(), courses.toSorted())
    for (const { course, questions } of demoQuizzes) {
      const { sections } = demoCurricula.find((curriculum) => curriculum.course === course)!
      const isFull = sections.length === 3
      assert.ok(questions.length >= (isFull ? 5 : 3), course)
      const titles = new Set(sections.flatMap(({ lessons }) => lessons.map(({ title }) => title)))
      const unknown = questions.filter(({ lesson }) => lesson !== undefined && !titles.has(lesson))
      assert.deepEqual(unknown, [], course)
      assert.ok(
        questions.every(({ explanation }) => explanation),
        course,
      )
    }
  })

  test('have quizzes that an author could save: every key names a choice', () => {
    for (const demo of demoQuizzes) {
      const { quiz } = quizLesson(demo, [])
      const checked = quizDraft.safeParse(quiz)
      assert.ok(checked.success, `${demo.course}: ${checked.error?.message}`)
      assert.deepEqual(quizMistakes(checked.data, 'quiz'), {}, demo.course)
      const html = JSON.stringify(compileQuiz(checked.data))
      assert.equal(html.includes('temml-error'), false, `${demo.course}: a formula cannot be drawn`)
    }
  })

  test('leave the demo student with a passed quiz and a certificate', async () => {
    const [student] = await server.deps.db.select().from(users).where(eq(users.email, studentEmail))
    const [certificate, ...more] = await server.deps.db
      .select()
      .from(certificates)
      .where(eq(certificates.userId, student!.id))
    assert.deepEqual([certificate!.name, more.length], [student!.name, 0])
    const own = await server.deps.db.select().from(attempts).where(eq(attempts.userId, student!.id))
    assert.deepEqual(
      own.map(({ passed, points, outOf }) => [passed, points === outOf]),
      [[true, true]],
    )
  })

  test('are worth reading: no text is short, and no two are alike', () => {
    const bodies = demoCurricula
      .flatMap(({ sections }) => sections.flatMap(({ lessons }) => lessons))
      .flatMap((lesson) => (lesson.kind === 'text' ? lesson.body : []))
    const short = bodies.filter((body) => body.split(/\s+/).length < MIN_WORDS)
    assert.deepEqual(short, [])
    assert.equal(new Set(bodies).size, bodies.length)
  })

  test('play from the first start, with captions in both languages', async () => {
    const found = await Promise.all((await coursesOf('classEight')).map(({ _id }) => lessonsOf(_id)))
    const preview = found.flatMap(({ lessons }) => lessons).find(({ kind, free }) => kind === 'video' && free)!
    const { sources, captions, poster } = (await server.call(`GET /api/lesson/${preview._id}/play`)).json
    assert.deepEqual(
      sources.map(({ label }: { label: string }) => label),
      ['240p', 'audio'],
    )
    for (const { url, bytes, type } of sources) {
      assert.ok(bytes <= MAX_CLIP_BYTES)
      const answer = await fetch(server.url + url)
      assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, type])
      assert.equal((await answer.arrayBuffer()).byteLength, bytes)
    }
    assert.deepEqual(captions.map(({ lang }: { lang: string }) => lang).toSorted(), ['bn', 'en'])
    assert.equal((await fetch(server.url + captions[0].url)).status, 200)
    assert.equal((await fetch(server.url + poster)).headers.get('content-type'), 'image/webp')
  })
})
