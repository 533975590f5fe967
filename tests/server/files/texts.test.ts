// Markdown, TeX, captions and imports are parsed in a worker: one person's text never blocks everybody.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { newId } from '#server/db/ids.ts'
import { lessonHtml } from '#server/modules/files/markup/lesson-html.ts'
import { texts, timeLimit, withoutHurry } from '#server/modules/files/texts/texts.ts'
import { heavyQuiz, IMPORTS, MARKDOWN } from '../../helpers/learning/heavy-texts.ts'
import { courseBody } from '../../helpers/sample-bodies.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'

describe('people’s texts', () => {
  let server: TestServer
  let admin: Person
  let course: string
  before(async () => {
    server = await startTestServer()
    admin = await server.person('admin')
    course = (await server.call('POST /api/addCourse', { as: admin, body: courseBody })).json.insertedId
  })
  after(() => server.close())

  const save = (lesson: object, revision = 0) => {
    const common = { _id: newId(), title: 'Heavy', free: false, body: null, file: null, quiz: null }
    const sections = [{ _id: newId(), title: 'Section', lessons: [{ ...common, ...lesson }] }]
    return server.call(`PUT /api/curriculum/${course}`, { as: admin, body: { sections, revision } })
  }

  test('are given up when their time is over, in words that name the lesson, while others are answered', async (t) => {
    const { ms } = timeLimit
    timeLimit.ms = 100
    t.after(() => (timeLimit.ms = ms))
    const saving = save({ kind: 'quiz', quiz: heavyQuiz() })
    let answered = 0
    let isSaved = false
    void saving.finally(() => (isSaved = true))
    while (!isSaved) {
      assert.equal((await server.call('GET /api/health')).status, 200)
      answered++
    }
    const { status, json } = await saving
    assert.deepEqual([status, json.error], [422, 'too_complex'])
    assert.match(json.message, /^“Heavy”: This text is too complex/)
    assert.ok(answered > 5, `${answered} other answers in that time`)
    timeLimit.ms = ms
    assert.equal((await save({ kind: 'text', body: 'Light.' })).status, 200)
  })

  test('of our own are read however busy the machine is', async (t) => {
    const { ms } = timeLimit
    timeLimit.ms = 1
    t.after(() => (timeLimit.ms = ms))
    const read = () => texts.lessonHtml('A **long** text.\n\n'.repeat(2000))
    await assert.rejects(read)
    assert.match(await withoutHurry(read), /strong/)
    await assert.rejects(read)
  })

  test('may define no commands in formulas, which are named', async () => {
    const { json } = await save({ kind: 'text', body: MARKDOWN['macros that double'] }, 1)
    assert.deepEqual(
      json.wrongFormulas.map(({ title, formula }: { title: string; formula: string }) => [title, formula.slice(0, 5)]),
      [['Heavy', String.raw`$\def`]],
    )
    assert.match(lessonHtml(String.raw`$\det A$`), /<math/)
  })

  test('with mistakes in an imported file are still answered with their lines', async () => {
    const { status, json } = await server.call('POST /api/quizImport', { as: admin, body: IMPORTS['many pairs']! })
    assert.equal(status, 422)
    assert.deepEqual(Object.keys(json.fields), ['text.2'])
  })
})
