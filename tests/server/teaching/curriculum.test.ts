// The curriculum of a course: its draft, publishing it, and what its lessons keep.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { and, eq, isNull } from 'drizzle-orm'
import { UPLOAD_TTL_SECONDS } from '#contract/constants.ts'
import { newId } from '#server/db/ids.ts'
import { lessons } from '#server/db/schema-learning.ts'
import { mailOutbox, uploads, users } from '#server/db/schema.ts'
import { releaseUploads, removeUnusedUploads } from '#server/modules/files/media/uploads.ts'
import {
  CAPTIONS,
  VIDEO_SECONDS,
  publishLessons,
  saveAndPublish,
  storeVideo,
  type Published,
} from '../../helpers/learning/lessons.ts'
import { quizDraft, quizLesson } from '../../helpers/learning/quizzes.ts'
import { courseBody } from '../../helpers/sample-bodies.ts'
import { startTaughtCourse, type TaughtCourse } from '../../helpers/learning/taught-course.ts'
import type { Person, TestServer } from '../../helpers/test-server.ts'

let taught: TaughtCourse
let server: TestServer
let admin: Person
let buyer: Person
let stranger: Person
let course: string
let published: Published

before(async () => {
  taught = await startTaughtCourse()
  ;({ server, admin, buyer, stranger, course, published } = taught)
})
after(() => taught.server.close())

describe('the curriculum', () => {
  test('lists the curriculum for everybody, with lengths, sizes and previews', async () => {
    const { json, status } = await server.call(`GET /api/curriculum/${course}`)
    assert.equal(status, 200)
    const [section] = json.sections
    assert.equal(section.title, 'The first section')
    assert.deepEqual(
      section.lessons.map(({ title, kind, seconds, free }: any) => [title, kind, seconds, free]),
      [
        ['A preview', 'video', VIDEO_SECONDS, true],
        ['A video', 'video', VIDEO_SECONDS, false],
        ['A text', 'text', 2, false],
      ],
    )
    const { bytes } = section.lessons[0]
    assert.ok(bytes > 0)
    assert.deepEqual(section.lessons[0].sizes, [{ label: '240p', type: 'video/mp4', bytes }])
    // For a text, this is the size of its HTML.
    assert.ok(section.lessons[2].bytes > 20)
    assert.deepEqual(section.lessons[2].sizes, [])
    assert.deepEqual((await server.call(`GET /api/curriculum/${await taught.addCourse()}`)).json, { sections: [] })
  })

  test('shows a draft to nobody until it is published, and refuses an outdated save', async () => {
    const id = await taught.addCourse()
    const section = {
      _id: newId(),
      title: 'Soon',
      lessons: [{ _id: newId(), title: 'One', kind: 'text', body: 'Word.' }],
    }
    const save = (revision: number) =>
      server.call(`PUT /api/curriculum/${id}`, { as: admin, body: { sections: [section], revision } })
    assert.deepEqual((await save(0)).json, { revision: 1, changes: 2, wrongFormulas: [] })
    assert.equal((await save(0)).json.error, 'changed_meanwhile')
    assert.deepEqual((await server.call(`GET /api/curriculum/${id}`)).json, { sections: [] })
    const publish = await server.call(`POST /api/curriculum/${id}/publish`, { as: admin, body: { revision: 1 } })
    assert.deepEqual(publish.json, { revision: 1, changes: 0, wrongFormulas: [] })
    assert.equal((await server.call(`GET /api/curriculum/${id}`)).json.sections[0].title, 'Soon')
  })

  test('keeps the figures that an administrator saved, and offers those of the lessons next to them', async () => {
    const id = await taught.addCourse()
    const typed = { hours: 3, videos: 4, quizzes: 5, notes: 6, transcripts: 10 }
    const figuresOf = async () => {
      const { hours, videos, quizzes, notes, transcripts } = (await server.call(`GET /api/course/${id}`)).json
      return { hours, videos, quizzes, notes, transcripts }
    }
    const offered = async () => (await server.call(`GET /api/curriculum/${id}/draft`, { as: admin })).json.figures
    const send = (body: object) => server.call(`PUT /api/courseUpdate/${id}`, { as: admin, body })
    assert.deepEqual(await offered(), { stored: typed, counted: null })
    const { file } = await publishLessons(server, admin, id)
    assert.deepEqual(await figuresOf(), typed, 'publishing changes nothing by itself')
    const captions = { as: admin, body: { vtt: CAPTIONS } }
    await server.call(`PUT /api/file/${file}/captions/en`, captions)
    const counted = { hours: 1, videos: 2, quizzes: 0, notes: 1, transcripts: 2 }
    assert.deepEqual(await offered(), { stored: typed, counted })
    const other = { hours: 90, videos: 91, quizzes: 92, notes: 93, transcripts: 94 }
    assert.deepEqual((await send(other)).json, { modifiedCount: 1 })
    assert.deepEqual(await figuresOf(), other)
    assert.deepEqual((await send(counted)).json, { modifiedCount: 1 })
    assert.deepEqual(await figuresOf(), counted)
  })

  test('names a formula that cannot be shown, and leaves only its lesson unchanged', async () => {
    const id = await taught.addCourse()
    const text = (title: string, body: string) => ({ _id: newId(), title, kind: 'text', body })
    const [kept, fresh] = [text('Kept', 'Half is $\\frac{1}{2}$.'), text('Fresh', 'Also $x^2$.')]
    const section = { _id: newId(), title: 'S', lessons: [kept, fresh] }
    await saveAndPublish(server, admin, id, [section])
    // Temml itself throws on the second one.
    const lessons = [
      text('New', 'Never $\\frac{1}$ or $x^$.'),
      { ...kept, body: 'Now $\\left( x$.' },
      { ...fresh, body: 'Better $x^3$.' },
      quizLesson({ questions: [{ ...quizDraft().questions[0]!, text: 'How much is $y^$?' }] }),
    ]
    const body = { sections: [{ ...section, lessons }], revision: 1 }
    const saved = await server.call(`PUT /api/curriculum/${id}`, { as: admin, body })
    assert.equal(saved.status, 200, 'everything is saved')
    assert.deepEqual(
      saved.json.wrongFormulas.map(({ title, formula }: any) => [title, formula]),
      [
        ['New', '$\\frac{1}$'],
        ['New', '$x^$'],
        ['Kept', '$\\left( x$'],
        ['A quiz', '$y^$'],
      ],
    )
    const published = await server.call(`POST /api/curriculum/${id}/publish`, { as: admin, body: { revision: 2 } })
    assert.deepEqual([published.status, published.json.wrongFormulas.length], [200, 4])
    const html = async ({ _id }: { _id: string }) =>
      (await server.call(`GET /api/lesson/${_id}`, { as: admin })).json.html ?? null
    assert.deepEqual([await html(lessons[0]!), /<mfrac>/.test(await html(kept))], [null, true])
    assert.match(await html(fresh), /Better/)
    const draft = await server.call(`GET /api/curriculum/${id}/draft`, { as: admin })
    assert.match(draft.json.sections[0].lessons[1].body, /left/, 'the draft keeps what was typed')
    const preview = await server.call(`GET /api/curriculum/${id}/lesson/${lessons[0]!._id}`, { as: admin })
    assert.match(preview.json.html, /<code class="temml-error">x\^<\/code>/)
  })

  test('previews a draft as publishing would make it, without publishing anything', async () => {
    const id = await taught.addCourse()
    const file = await storeVideo(server)
    const video = { _id: newId(), title: 'A video', kind: 'video', file }
    const quiz = quizLesson()
    const section = { _id: newId(), title: 'Soon', lessons: [video, quiz, { ...video, _id: newId(), file: undefined }] }
    const save = (revision: number, lessons: object[]) =>
      server.call(`PUT /api/curriculum/${id}`, { as: admin, body: { sections: [{ ...section, lessons }], revision } })
    const preview = async (path: string, as = admin) => server.call(`GET /api/curriculum/${id}/${path}`, { as })
    assert.equal((await save(0, section.lessons)).status, 200)
    const { json } = await preview('preview')
    assert.deepEqual(
      json.sections[0].lessons.map(({ title, seconds }: any) => [title, seconds]),
      [
        ['A video', VIDEO_SECONDS],
        ['A quiz', 360],
      ],
    )
    const play = (await preview(`lesson/${video._id}/play`)).json
    assert.equal(await (await fetch(server.url + play.sources[0].url)).text(), 'a video of a few bytes')
    assert.equal((await preview(`lesson/${quiz._id}`)).json.quiz, undefined, 'what is not published cannot be begun')
    assert.equal((await preview('preview', buyer)).status, 403)
    assert.deepEqual((await server.call(`GET /api/curriculum/${id}`)).json, { sections: [] })
    assert.equal(await server.deps.db.$count(lessons, eq(lessons.courseId, id)), 0)
    await server.call(`POST /api/curriculum/${id}/publish`, { as: admin, body: { revision: 1 } })
    assert.equal((await preview(`lesson/${quiz._id}`)).json.quiz, quiz._id)
    await save(1, [{ ...video, title: 'Renamed' }])
    assert.equal((await preview('preview')).json.sections[0].lessons[0].title, 'Renamed')
    assert.equal((await server.call(`GET /api/curriculum/${id}`)).json.sections[0].lessons[0].title, 'A video')
  })

  test('withdraws a lesson that somebody has started and erases one that nobody has', async () => {
    const id = await taught.addCourse()
    const { preview, video, text, section } = await publishLessons(server, admin, id)
    const learner = await server.person()
    await taught.own(learner, id)
    await taught.report(learner, { item: video, position: 5 })
    const rest = { _id: preview, title: 'A preview', kind: 'text', body: 'Now a text.', free: true }
    await saveAndPublish(server, admin, id, [{ _id: section, title: 'Left', lessons: [rest] }])
    const left = await server.deps.db.select({ id: lessons.id }).from(lessons).where(eq(lessons.courseId, id))
    assert.deepEqual(left.map((row) => row.id).toSorted(), [preview, video].toSorted())
    assert.equal((await server.call(`GET /api/lesson/${video}`, { as: learner })).status, 404)
    assert.equal((await server.call(`GET /api/lesson/${text}`, { as: learner })).status, 404)
    const note = { lesson: video, second: 5, text: 'Gone?' }
    assert.equal((await server.call(`PUT /api/note/${newId()}`, { as: learner, body: note })).status, 404)
    assert.equal((await taught.learn(learner, id)).percent, 0)
  })

  test('keeps another course’s lesson ids and missing files out of a draft', async () => {
    const id = await taught.addCourse()
    const save = (lesson: object) => {
      const sections = [{ _id: newId(), title: 'S', lessons: [{ _id: newId(), title: 'L', ...lesson }] }]
      return server.call(`PUT /api/curriculum/${id}`, { as: admin, body: { sections, revision: 0 } })
    }
    assert.equal((await save({ _id: published.video, kind: 'text', body: 'x' })).status, 422)
    assert.equal((await save({ kind: 'video', file: newId() })).status, 422)
    assert.equal((await save({ kind: 'audio', file: published.file })).status, 422)
  })

  test('saves an unfinished lesson and leaves it out when publishing', async () => {
    const id = await taught.addCourse()
    const written = { _id: newId(), title: 'Written', kind: 'text', body: 'Words.' }
    const filmed = { _id: newId(), title: 'Not filmed yet', kind: 'video' }
    const sections = [
      { _id: newId(), title: 'S', lessons: [written, filmed, { ...filmed, _id: newId(), kind: 'text' }] },
    ]
    const body = { sections, revision: 0 }
    const saved = await server.call(`PUT /api/curriculum/${id}`, { as: admin, body })
    assert.deepEqual([saved.status, saved.json.changes], [200, 2])
    const publish = await server.call(`POST /api/curriculum/${id}/publish`, { as: admin, body: { revision: 1 } })
    assert.equal(publish.status, 200)
    const { json } = await server.call(`GET /api/curriculum/${id}`)
    assert.deepEqual(
      json.sections[0].lessons.map(({ title }: any) => title),
      ['Written'],
    )
    const draft = await server.call(`GET /api/curriculum/${id}/draft`, { as: admin })
    assert.equal(draft.json.sections[0].lessons.length, 3)
    assert.deepEqual([draft.json.changes, draft.json.published], [0, [written._id]])
  })

  test('keeps the pictures that a lesson shows', async () => {
    const id = await taught.addCourse()
    const [shown, asked, chosen, unused] = [newId(), newId(), newId(), newId()]
    const { db } = server.deps
    const createdAt = new Date(server.deps.now().getTime() - UPLOAD_TTL_SECONDS * 2000)
    await db
      .insert(uploads)
      .values([shown, asked, chosen, unused].map((name) => ({ name: `${name}.webp`, userId: admin.id, createdAt })))
    const text = { _id: newId(), title: 'With a figure', kind: 'text', body: `![A graph](/media/${shown}.webp)` }
    const quiz = quizLesson()
    const [first] = quiz.quiz.questions
    assert.ok(first?.kind === 'one')
    first.picture = `/media/${asked}.webp`
    first.choices[0]!.picture = `/media/${chosen}.webp`
    await saveAndPublish(server, admin, id, [{ _id: newId(), title: 'S', lessons: [text, quiz] }])
    // Learners still see the published quiz.
    const draft = { sections: [{ _id: newId(), title: 'S', lessons: [text] }], revision: 1 }
    assert.equal((await server.call(`PUT /api/curriculum/${id}`, { as: admin, body: draft })).status, 200)
    await removeUnusedUploads(db, server.deps.now())
    const paths = [shown, asked, chosen].map((name) => `/media/${name}.webp`)
    await db.transaction((tx) => releaseUploads(tx, server.deps.now(), paths))
    const own = and(eq(uploads.userId, admin.id), isNull(uploads.removedAt))
    const left = await db.select({ name: uploads.name }).from(uploads).where(own)
    assert.deepEqual(
      new Set(left.map(({ name }) => name)),
      new Set([shown, asked, chosen].map((name) => `${name}.webp`)),
    )
  })

  test('deletes a file only when no lesson or draft names it', async () => {
    const refused = await server.call(`DELETE /api/file/${published.file}`, { as: admin })
    assert.deepEqual([refused.status, refused.json.error], [409, 'in_use'])
    const free = await storeVideo(server)
    assert.equal((await server.call(`DELETE /api/file/${free}`, { as: admin })).status, 200)
  })

  test('writes once to the buyers of a course when its first lessons open, in their language', async () => {
    const id = await taught.addCourse()
    const [first, second] = [await server.person(), await server.person()]
    const { db } = server.deps
    await db.update(users).set({ language: 'bn' }).where(eq(users.id, second.id))
    for (const person of [first, second]) await taught.own(person, id)
    const mails = async ({ email }: Person) => {
      const all = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
      return all.filter(({ body }) => body.includes(`/learn/${id}`)).map(({ subject }) => subject)
    }
    assert.deepEqual(await taught.learn(first, id), { percent: 0, next: null, places: [] })
    const video = {
      _id: newId(),
      title: 'Not yet',
      kind: 'video',
      file: await storeVideo(server, { state: 'working' }),
    }
    const section = { _id: newId(), title: 'S', lessons: [video] as object[] }
    await saveAndPublish(server, admin, id, [section])
    assert.deepEqual(await mails(first), [])
    const text = { _id: newId(), title: 'Here', kind: 'text', body: 'Words.' }
    await saveAndPublish(server, admin, id, [{ ...section, lessons: [video, text] }])
    assert.deepEqual(await mails(first), [`The first lessons are ready: ${courseBody.title}`])
    assert.deepEqual(await mails(second), [`প্রথম পাঠগুলো এসে গেছে: ${courseBody.title}`])
    await taught.own(stranger, id)
    await saveAndPublish(server, admin, id, [])
    await saveAndPublish(server, admin, id, [{ ...section, lessons: [{ ...text, title: 'Here again' }] }])
    assert.deepEqual([(await mails(first)).length, (await mails(stranger)).length], [1, 1])
  })
})
