// The demo school's lessons: every course opens, and what the pages promise is there.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { COURSE_TYPES, type LessonKind } from '#contract/constants.ts'
import type { Course } from '#contract/calls/catalogue/catalogue.ts'
import type { Curriculum, ListedLesson } from '#contract/calls/learning/learning.ts'
import { attempts, certificates } from '#server/db/schema-classroom.ts'
import { installation, users } from '#server/db/schema.ts'
import type { CourseFolder } from '#server/modules/teaching/course-folder/read-course-folder.ts'
import { cleanSvg } from '#server/modules/files/media/clean-svg.ts'
import { countedFigures } from '#server/modules/learning/lessons/course-figures.ts'
import { quizMistakes } from '#server/modules/files/quiz-content/check-quiz.ts'
import { compileQuiz } from '#server/modules/files/quiz-content/compile-quiz.ts'
import { DEMO_ACCOUNTS } from '../../../demo/content/accounts.ts'
import { isOutdated } from '../../../demo/content/ensure-demo.ts'
import { figureUploads } from '../../../demo/figures/figure-files.ts'
import { demoFolders, readDemoCourse } from '../../../demo/content/demo-courses.ts'
import { startTestServer, type TestServer } from '../../helpers/test-server.ts'

const MIN_WORDS = 150
const MAX_CLIP_BYTES = 400_000

const studentEmail = DEMO_ACCOUNTS.find(({ role }) => role === 'user')!.email
const isQuiz = ({ kind }: ListedLesson) => kind === 'quiz'
/** Two courses have a task after their quiz. */
const isNoTask = ({ kind }: { kind: LessonKind }) => kind !== 'task'

describe('the demo’s lessons', () => {
  let server: TestServer
  let folders: CourseFolder[]
  before(async () => {
    server = await startTestServer()
    folders = await Promise.all(demoFolders().map((folder) => readDemoCourse(folder)))
  })
  after(() => server.close())

  const coursesOf = async (type: string) => (await server.call(`GET /api/courses/${type}`)).json as Course[]
  const lessonsOf = async (course: string): Promise<{ sections: number; lessons: ListedLesson[] }> => {
    const { sections } = (await server.call(`GET /api/curriculum/${course}`)).json as Curriculum
    return { sections: sections.length, lessons: sections.flatMap((section) => section.lessons).filter(isNoTask) }
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
    for (const { course, tree } of folders) {
      const { title } = course.body
      const { quiz } = tree.sections.at(-1)!.lessons.findLast(isNoTask)!
      const isFull = tree.sections.length === 3
      assert.ok(quiz!.questions.length >= (isFull ? 5 : 3), title)
      assert.ok(
        quiz!.questions.every(({ explanation }) => explanation),
        title,
      )
    }
  })

  test('have quizzes that an author could save: every key names a choice', () => {
    for (const { course, tree } of folders) {
      const { quiz } = tree.sections.at(-1)!.lessons.findLast(isNoTask)!
      assert.deepEqual(quizMistakes(quiz!, 'quiz'), {}, course.body.title)
      const html = JSON.stringify(compileQuiz(quiz!))
      assert.equal(html.includes('temml-error'), false, `${course.body.title}: a formula cannot be drawn`)
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
    const bodies = folders.flatMap(({ lessons }) => lessons.filter(isNoTask).flatMap(({ body }) => body ?? []))
    const short = bodies.filter((body) => body.split(/\s+/).length < MIN_WORDS)
    assert.deepEqual(short, [])
    assert.equal(new Set(bodies).size, bodies.length)
  })

  test('show one figure each, with a caption and words for those who do not see it', async () => {
    const shown = folders.flatMap(({ lessons }) => lessons.filter(isNoTask).filter(({ body }) => body !== null))
    for (const { name, title, body } of shown) {
      const figures = [...body!.matchAll(/^!\[([^\]]{10,})\]\(\/media\/([\w-]+\.svg) "([^"]{10,})"\)$/gm)]
      assert.equal(figures.length, 1, `${title} (${name})`)
    }
    const names = [...figureUploads().keys()]
    assert.deepEqual(new Set(names), new Set(shown.flatMap(({ pictures }) => Object.keys(pictures))))
    for (const name of names) {
      const drawing = readFileSync(new URL(`../../../demo/figures/media/${name}`, import.meta.url))
      assert.equal(
        String(cleanSvg(drawing)),
        String(drawing).trim(),
        `${name} has something that an import would remove`,
      )
    }
    const { status, headers } = await fetch(`${server.url}/media/${figureUploads().get(names[0]!)!}`)
    assert.deepEqual([status, headers.get('content-type')], [200, 'image/svg+xml'])
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
