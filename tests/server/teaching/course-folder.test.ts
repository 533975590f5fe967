// A course as a folder: exported and imported without loss, refused with file and line, and safe against hostile archives.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { curriculumDrafts, fileCaptions, files, lessons, sections } from '#server/db/schema-learning.ts'
import { audit, courses, uploads } from '#server/db/schema.ts'
import { newestDrafts } from '#server/modules/learning/lessons/publish-quizzes.ts'
import { Mistakes } from '#server/modules/files/course-markdown/mistakes.ts'
import { readQuestions } from '#server/modules/files/course-markdown/read-questions.ts'
import { writeQuestions } from '#server/modules/files/course-markdown/write-questions.ts'
import { bytesIn } from '#server/modules/teaching/course-folder/folder.ts'
import { zipFolder } from '#server/modules/teaching/course-folder/zip-folder.ts'
import type { QuestionDraft } from '#contract/calls/learning/quizzes.ts'
import { courseBody } from '../../helpers/sample-bodies.ts'
import { smallCourse, zipOf, type FolderFiles } from '../../helpers/teaching/course-zip.ts'
import { CAPTIONS, saveAndPublish, storeVideo } from '../../helpers/learning/lessons.ts'
import { questionDrafts, quizLesson } from '../../helpers/learning/quizzes.ts'
import { sampleOf } from '../../helpers/sample-of.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'

const ZIP = { 'content-type': 'application/zip' }

describe('a course folder', () => {
  let server: TestServer
  let admin: Person
  before(async () => {
    server = await startTestServer()
    admin = await server.person('admin')
  })
  after(() => server.close())

  const send = (zip: Buffer<ArrayBuffer>) =>
    server.call('POST /api/courseFolder', { as: admin, headers: ZIP, rawBody: zip })
  const importFiles = async (folder: FolderFiles) => send(await zipOf(folder))
  const exportZip = async (course: string): Promise<Buffer<ArrayBuffer>> => {
    const answer = await fetch(`${server.url}/api/curriculum/${course}/folder`, {
      headers: { authorization: `Bearer ${admin.token}` },
    })
    assert.equal(answer.status, 200)
    return Buffer.from(await answer.arrayBuffer())
  }
  const exportFiles = async (course: string): Promise<Record<string, string>> => {
    const folder = zipFolder(await exportZip(course))
    const texts = folder.names.map(async (name) => [name, String(await bytesIn(folder, name))] as const)
    return Object.fromEntries(await Promise.all(texts))
  }
  const publish = async (course: string) => {
    const { revision } = (await server.call(`GET /api/curriculum/${course}/draft`, { as: admin })).json
    const body = { revision }
    const { status } = await server.call(`POST /api/curriculum/${course}/publish`, { as: admin, body })
    assert.equal(status, 200)
  }
  const rowsOf = async (ids: string[]) => {
    const { db } = server.deps
    const lessonRows = await db.select().from(lessons).where(inArray(lessons.courseId, ids)).orderBy(asc(lessons.id))
    return {
      courses: (await db.select().from(courses).where(inArray(courses.id, ids)).orderBy(asc(courses.id))).map(
        ({ createdAt: _createdAt, changedIn: _changedIn, ratingTenths: _ratings, learners: _learners, ...row }) => row,
      ),
      sections: await db.select().from(sections).where(inArray(sections.courseId, ids)).orderBy(asc(sections.id)),
      lessons: lessonRows,
      quizzes: await db.transaction((tx) =>
        newestDrafts(
          tx,
          lessonRows.map(({ id }) => id),
        ),
      ),
    }
  }

  test('changes nothing if a course is imported unchanged', async () => {
    const listed = server.deps.db.select({ id: courses.id }).from(courses).where(eq(courses.isListed, true))
    const [{ id }] = (await listed.limit(1)) as [{ id: string }]
    const written = await server.deps.db.$count(audit)
    const { status, json } = await send(await exportZip(id))
    assert.deepEqual([status, json.course, json.isNew, json.files], [200, id, false, 0])
    assert.equal(await server.deps.db.$count(curriculumDrafts, eq(curriculumDrafts.courseId, id)), 0)
    assert.equal(await server.deps.db.$count(audit), written)
  })

  test('brings every course of the demo back into a school without courses, row by row', async () => {
    const own = await startTestServer()
    const teacher = await own.person('admin')
    const shared = { server, admin }
    ;[server, admin] = [own, teacher]
    try {
      const { db } = own.deps
      const listed = await db.select().from(courses).where(eq(courses.isListed, true)).orderBy(asc(courses.id))
      const ids = sampleOf(listed.map(({ id }) => id))
      const zips = new Map<string, Buffer<ArrayBuffer>>()
      for (const id of ids) zips.set(id, await exportZip(id))
      const earlier = await rowsOf(ids)
      await db.execute(sql`truncate products cascade`)
      for (const [id, zip] of zips) {
        const { json, text } = await send(zip)
        assert.deepEqual([json.course, json.isNew], [id, true], text)
        await publish(id)
      }
      assert.ok(ids.length > 10)
      assert.deepEqual(await rowsOf(ids), earlier)
    } finally {
      await own.close()
      ;({ server, admin } = shared)
    }
  })

  test('keeps every kind of question, and texts that look like something else', () => {
    const odd = ['- [x] a', 'a -> b', '\\-> c', 'two\nlines', 'with {#c9}', '![](media/no.png)', '> quote', '1. first']
    const text = ['## Question 2: one', '- item', 'Answer: 5', '\\- escaped', '', '  indented', '$\\frac12$'].join('\n')
    const many = questionDrafts().flatMap((draft): QuestionDraft[] => [
      draft,
      { ...draft, text, explanation: 'Because:\n\n- of this\n\n> and that' },
    ])
    const choices = odd.map((each, index) => ({ _id: `c${index + 1}`, text: each, picture: null }))
    const { _id, picture, explanation, lesson, second } = many[0]!
    const common = { _id, text, picture, explanation, lesson, second, kind: 'order' as const }
    const drafts = [
      ...many,
      { ...common, choices } as QuestionDraft,
      {
        ...common,
        kind: 'match',
        prompts: choices,
        choices: [...choices, { _id: 'other', text: 'belongs to nothing', picture: '/media/x.webp' }],
        pairs: Object.fromEntries(choices.map(({ _id }) => [_id, _id])),
      } as QuestionDraft,
    ]
    const mistakes = new Mistakes('quiz.md')
    const read = readQuestions(
      writeQuestions(drafts, () => 'lesson.md'),
      1,
      mistakes,
    )
    assert.deepEqual(mistakes.codes, {})
    for (const [index, { draft, lesson }] of read.entries()) {
      assert.deepEqual({ ...draft, lesson: null }, { ...drafts[index]!, lesson: null })
      assert.equal(lesson?.name, drafts[index]!.lesson ? 'lesson.md' : undefined)
    }
  })

  test('becomes a draft that learners see once it is published', async () => {
    const { status, json } = await importFiles(smallCourse)
    assert.deepEqual([status, json.isNew, json.lessons], [200, true, 1])
    const open = async () => (await server.call(`GET /api/curriculum/${json.course}`)).json.sections.length
    assert.equal(await open(), 0)
    await publish(json.course)
    assert.equal(await open(), 1)
    const [row] = await server.deps.db.select().from(courses).where(eq(courses.id, json.course))
    assert.deepEqual([row!.title, row!.priceCents, row!.about], ['Fractions in a Day', 1200, 'Cut, share and count.'])
  })

  test('is the same course at the second import, its lessons without ids included', async () => {
    const { course } = (await importFiles(smallCourse)).json
    await publish(course)
    const folder = await exportFiles(course)
    const added = {
      ...folder,
      'course.md': folder['course.md']!.replace(/(- 01-\S+)/, '$1\n      - 02-more.md'),
      '02-more.md': '---\ntitle: More\nkind: text\n---\n\nThirds.\n',
    }
    const draftOf = async () => (await server.call(`GET /api/curriculum/${course}/draft`, { as: admin })).json
    assert.equal((await importFiles(added)).status, 200)
    const first = await draftOf()
    assert.equal(first.changes, 1)
    assert.equal((await importFiles(added)).status, 200)
    const second = await draftOf()
    assert.deepEqual([second.sections, second.revision], [first.sections, first.revision])
  })

  test('brings its videos, captions and pictures, prepared like uploaded ones', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const folder = {
      ...smallCourse,
      'course.md': (smallCourse['course.md'] as string).replace(
        '- 01-halves.md',
        '- 01-halves.md\n      - 02-video.md',
      ),
      '01-halves.md': `${smallCourse['01-halves.md'] as string}\n![A half](media/half.png)\n`,
      '02-video.md': '---\ntitle: Watch\nkind: video\nfree: yes\nfile: media/half.mp4\n---\n',
      'media/half.png': picture,
      'media/half.mp4': Buffer.alloc(9_000_000, 7),
      'media/half.en.vtt': CAPTIONS,
    }
    const { json, text } = await importFiles(folder)
    assert.equal(json.files, 1, text)
    const { sections: draft, files: stored } = (
      await server.call(`GET /api/curriculum/${json.course}/draft`, { as: admin })
    ).json
    const [{ lessons: drafts }] = draft
    assert.match(drafts[0].body, /!\[A half\]\(\/media\/[\da-f-]{36}\.webp\)$/)
    assert.deepEqual([stored[0].state, stored[0].bytes, stored[0].captions], ['waiting', 9_000_000, ['en']])
    assert.equal(await server.deps.jobs.isKnown('prepare-file', { fileId: drafts[1].file }), true)
    const [name] = drafts[0].body.match(/[\da-f-]{36}\.webp/)
    const [kept] = await server.deps.db.select().from(uploads).where(eq(uploads.name, name))
    assert.ok(kept!.keptAt)
    assert.equal((await importFiles({ ...folder, ...withId(folder, json.course) })).json.files, 0)
  })

  const withId = (folder: FolderFiles, id: string): FolderFiles => ({
    'course.md': (folder['course.md'] as string).replace('---\n', `---\nid: ${id}\n`),
  })

  test('keeps examples, notes and captions, and cleans drawings of all but shapes', async () => {
    const body = `:::example Half of ten
$$10 \\div 2 = 5$$
:::

:::note
Halves are **equal**.
:::

![A cut apple](media/half.svg "Two halves, one apple")`
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="alert(1)">
      <script>alert(1)</script><a href="javascript:alert(1)"><path d="M0 0"/></a>
      <circle cx="4" cy="4" r="4" fill="url(https://example.com/x)"/></svg>`
    const lesson = `---\ntitle: Halves\nkind: text\nfree: yes\n---\n\n${body}\n`
    const { json } = await importFiles({ ...smallCourse, '01-halves.md': lesson, 'media/half.svg': drawing })
    await publish(json.course)
    const [stored] = await server.deps.db.select().from(lessons).where(eq(lessons.courseId, json.course))
    const { html } = (await server.call(`GET /api/lesson/${stored!.id}`)).json
    assert.match(html, /<div class="lesson-example">\s*<p class="lesson-block-title">Half of ten<\/p>\s*<p><math/)
    assert.match(html, /<div class="lesson-note" role="note">\s*<p>Halves are <strong>equal<\/strong>/)
    const figure = /<figure class="lesson-figure"><img src="([^"]+\.svg)" alt="A cut apple"[^>]*><figcaption>Two halves/
    const [, address] = figure.exec(html)!
    const answer = await fetch(server.url + address!)
    assert.equal(answer.headers.get('content-type'), 'image/svg+xml')
    assert.match(answer.headers.get('content-security-policy')!, /default-src 'none'/)
    const svg = await answer.text()
    assert.match(svg, /^<svg xmlns="[^"]+" viewBox="0 0 8 8">\s*<circle cx="4" cy="4" r="4"\/><\/svg>$/)
    const exported = await exportFiles(json.course)
    const name = address!.slice('/media/'.length)
    assert.ok(exported['01-halves.md']!.includes(body.replace('half.svg', name)))
    assert.equal(exported[`media/${name}`], svg)
    const broken = { ...smallCourse, '01-halves.md': lesson, 'media/half.svg': '<svg viewBox="0 0 8 8"><g></svg>' }
    assert.equal((await importFiles(broken)).json.codes['01-halves.md:15:half.svg'].code, 'picture_type')
  })

  test('carries captions and the best video of a course to another site', async () => {
    const { insertedId: course } = (await server.call('POST /api/addCourse', { as: admin, body: courseBody })).json
    const file = await storeVideo(server)
    const quiz = quizLesson()
    const video = { _id: crypto.randomUUID(), title: 'Video', kind: 'video', free: true, body: null, quiz: null, file }
    await saveAndPublish(server, admin, course, [{ _id: crypto.randomUUID(), title: 'One', lessons: [video, quiz] }])
    const folder = await exportFiles(course)
    const media = Object.keys(folder).filter((name) => name.startsWith('media/'))
    assert.ok(media.some((name) => name.endsWith('.mp4')))
    const captions = await server.deps.db.select().from(fileCaptions).where(eq(fileCaptions.fileId, file))
    assert.equal(media.filter((name) => name.endsWith('.vtt')).length, captions.length)
    assert.match(folder['01-video.md']!, new RegExp(`fileId: ${file}`))
    const { json } = await send(await exportZip(course))
    assert.deepEqual([json.isNew, json.files], [false, 0])
  })

  test('names every mistake with its file and line, and writes nothing', async () => {
    const counts = async () => {
      const { db } = server.deps
      return [await db.$count(courses), await db.$count(files), await db.$count(uploads), await db.$count(audit)]
    }
    const before = await counts()
    const { status, json } = await importFiles({
      'course.md': `---
title: "Broken
classCourse: classThirteen
price: twelve
pirce: 12
ShortDescription: Short
instructorName: Rina Akter
video: javascript:alert(1)
sections:
  - title: One
    lessons:
      - 01-text.md
      - 02-quiz.md
      - 03-video.md
      - 04-gone.md
      - 01-text.md
---

About.
`,
      '01-text.md': '---\ntitle: Text\nkind: text\nfree: perhaps\n---\n\nHello.\n',
      '02-quiz.md': `---
title: Quiz
kind: quiz
pass: 400
---

## Question 1: one

Which?

- [ ] a
- [ ] b
`,
      '03-video.md': '---\ntitle: Video\nkind: video\nfile: media/gone.mp4\n---\n',
      '05-forgotten.md': 'no front matter',
      '06-latin.md': Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xe9]),
    })
    assert.equal(status, 422)
    assert.equal(json.fields['course.md:4:price'], 'Enter a number.')
    assert.deepEqual(codesOf(json.codes), {
      'course.md:2': 'front_matter',
      'course.md:2:title': 'required',
      'course.md:3:classCourse': 'not_a_choice',
      'course.md:4:price': 'not_a_number',
      'course.md:5:pirce': 'unknown_field',
      'course.md:8:video': 'not_an_address',
      '01-text.md:4:free': 'not_a_choice',
      '02-quiz.md:4:pass': 'max',
      '05-forgotten.md:1': 'front_matter',
      '06-latin.md:1': 'not_utf8',
    })
    assert.deepEqual(await counts(), before)
  })

  test('finds what is missing, unlisted or repeated together with what lessons lack', async () => {
    const { json } = await importFiles({
      ...smallCourse,
      'course.md': (smallCourse['course.md'] as string).replace(
        '- 01-halves.md',
        '- 01-halves.md\n      - 02-quiz.md\n      - 03-video.md\n      - 04-gone.md\n      - 01-halves.md',
      ),
      '01-halves.md': `${smallCourse['01-halves.md'] as string}\n![Gone](media/gone.png)\n`,
      '02-quiz.md': `---
title: Quiz
kind: quiz
---

## Question 1: one

Which?

- [ ] a
- [ ] b

## Question 2: riddle

## Question 3: number

How many?

Answer: 4
Lesson: 09.md
`,
      '03-video.md': '---\ntitle: Video\nkind: video\nfile: media/gone.mp4\n---\n',
      '05-forgotten.md': '---\ntitle: Forgotten\nkind: text\n---\n',
    })
    assert.deepEqual(codesOf(json.codes), {
      '05-forgotten.md:1': 'file_unlisted',
      'course.md:13:01-halves.md': 'repeated',
      'course.md:16:04-gone.md': 'file_missing',
      'course.md:17:01-halves.md': 'repeated',
      '02-quiz.md:6': 'quiz_line_answer',
      '02-quiz.md:13': 'quiz_line_kind',
      '02-quiz.md:20:09.md': 'file_missing',
      '03-video.md:4:file': 'file_missing',
      '01-halves.md:8:gone.png': 'file_missing',
    })
  })

  test('never moves a course to another class, nor out of the bin', async () => {
    const { course } = (await importFiles(smallCourse)).json
    const folder = await exportFiles(course)
    const moved = { ...folder, 'course.md': folder['course.md']!.replace('classSix', 'classTen') }
    assert.deepEqual(Object.values(codesOf((await importFiles(moved)).json.codes)), ['cannot_change'])
    await server.call(`DELETE /api/course/${course}`, { as: admin })
    assert.deepEqual(Object.values(codesOf((await importFiles(folder)).json.codes)), ['in_bin'])
  })

  test('is for administrators alone', async () => {
    const user = await server.person()
    const rawBody = await zipOf(smallCourse)
    assert.equal((await server.call('POST /api/courseFolder', { headers: ZIP, rawBody })).status, 401)
    assert.equal((await server.call('POST /api/courseFolder', { as: user, headers: ZIP, rawBody })).status, 403)
  })

  describe('in a hostile archive', () => {
    const refused = async (zip: Buffer<ArrayBuffer>, code: string) => {
      const { status, json } = await send(zip)
      assert.equal(status, 422)
      assert.deepEqual([...new Set(Object.values(codesOf(json.codes)))], [code])
    }

    test('is refused if a name leads out of the folder', async () => {
      for (const name of [
        '../course.md',
        '/course.md',
        'a/../../b.md',
        String.raw`..\course.md`,
        'C:course.md',
        'a//b',
      ])
        await refused(await zipOf({ [name]: 'x', 'other.md': 'x' }), 'folder_name')
    })

    test('is refused if it unpacks to far more than it says, or says far too much', async () => {
      const bomb = await deflated('course.md', Buffer.alloc(20 * 1024 * 1024))
      await refused(announcing(bomb, 1024), 'folder_unreadable')
      await refused(announcing(bomb, 300 * 1024 * 1024), 'folder_too_large')
    })

    test('is refused if one text is huge, or there are too many files', async () => {
      await refused(await zipOf({ ...smallCourse, '01-halves.md': 'x'.repeat(600 * 1024) }), 'folder_too_large')
      const crowd = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`${index}.md`, '']))
      await refused(await zipOf(crowd), 'folder_too_many')
    })

    test('is refused if it is damaged, encrypted or no zip at all', async () => {
      const whole = await zipOf(smallCourse)
      await refused(Buffer.from('not a zip'), 'folder_unreadable')
      await refused(whole.subarray(0, whole.length - 30), 'folder_unreadable')
      const flipped = Buffer.from(whole)
      flipped[whole.indexOf('Fractions')]! ^= 1
      await refused(flipped, 'folder_unreadable')
      const encrypted = Buffer.from(whole)
      encrypted[encrypted.indexOf(Buffer.from('PK\u0001\u0002')) + 8]! |= 1
      await refused(encrypted, 'folder_unreadable')
    })

    test('is refused if a name is not UTF-8', async () => {
      const zip = await zipOf({ 'abc.md': 'x' })
      const renamed = Buffer.from(zip)
      renamed[renamed.lastIndexOf('abc.md')] = 0xff
      await refused(renamed, 'not_utf8')
    })

    test('is answered with a sentence if the zip is too large to be sent', async () => {
      const { status, json } = await send(Buffer.alloc(65 * 1024 * 1024))
      assert.deepEqual([status, json.message], [413, 'This zip is over 64 MB. Make it smaller.'])
    })

    test('is read if the folder itself is in the zip, with what systems add to it', async () => {
      const inside = Object.entries(smallCourse).map(([name, content]) => [`my-course/${name}`, content] as const)
      const zip = await zipOf({ ...Object.fromEntries(inside), '__MACOSX/x': 'x', 'my-course/.DS_Store': 'x' })
      assert.equal((await send(zip)).status, 200)
    })
  })
})

const codesOf = (codes: Record<string, { code: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(codes).map(([place, { code }]) => [place, code]))

/** The same zip, but its one file claims another size. */
function announcing(zip: Buffer<ArrayBuffer>, bytes: number): Buffer<ArrayBuffer> {
  const changed = Buffer.from(zip)
  changed.writeUInt32LE(bytes, changed.lastIndexOf(Buffer.from('PK\u0001\u0002')) + 24)
  return changed
}

/** A zip of one compressed file. */
async function deflated(name: string, content: Buffer): Promise<Buffer<ArrayBuffer>> {
  const packed = deflateRawSync(content)
  const zip = await zipOf({ [name]: packed })
  for (const [mark, at] of [
    ['PK\u0003\u0004', 8],
    ['PK\u0001\u0002', 10],
  ] as const) {
    const start = zip.lastIndexOf(Buffer.from(mark))
    zip.writeUInt16LE(8, start + at)
    zip.writeUInt32LE(content.length, start + at + 14)
  }
  return zip
}
