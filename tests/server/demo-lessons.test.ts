// The demo school's lessons: every course opens, and what the pages promise is there.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { COURSE_TYPES } from '#contract/constants.ts'
import type { Course } from '#contract/entities.ts'
import type { Curriculum, ListedLesson } from '#contract/learning.ts'
import { demoCurricula } from '../../demo/content/lessons/index.ts'
import { startTestServer, type TestServer } from '../helpers/test-server.ts'

const MIN_WORDS = 150
const MAX_CLIP_BYTES = 400_000

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

  test('give each category one full course, and every other course two sections and four lessons', async () => {
    for (const type of COURSE_TYPES) {
      const found = await Promise.all((await coursesOf(type)).map(({ _id }) => lessonsOf(_id)))
      const [full, ...others] = found.toSorted((one, other) => other.lessons.length - one.lessons.length)
      assert.equal(full!.sections, 3, type)
      assert.ok(full!.lessons.length >= 8, type)
      assert.deepEqual(new Set(full!.lessons.map(({ kind }) => kind)), new Set(['video', 'audio', 'text']), type)
      for (const { sections, lessons } of others) assert.deepEqual([sections, lessons.length], [2, 4], type)
      for (const { lessons } of found)
        assert.ok(
          lessons.some(({ free }) => free),
          type,
        )
    }
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
