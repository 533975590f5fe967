// Importing rows from CSV files: the dry run, all or nothing, once, and the undo.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { and, eq, inArray, isNull, like, sql } from 'drizzle-orm'
import { csvOf } from '#contract/office/csv.ts'
import { IMPORT_SAMPLES } from '#contract/office/import-columns.ts'
import { IMPORT_KINDS, type ImportKind } from '#contract/office/import-kinds.ts'
import type { ImportAnswer } from '#contract/calls/office/imports.ts'
import { newId } from '#server/db/ids.ts'
import { csvImportItems, csvImports } from '#server/db/schema-csv.ts'
import { identityUsers } from '#server/db/schema-identity.ts'
import { audit, bin, books, courses, instructors, mailOutbox, orders, users } from '#server/db/schema.ts'
import { sweep } from '#server/housekeeping.ts'
import { assertError } from '../../helpers/assert-error.ts'
import { openShop, type Shop } from '../../helpers/orders/shop.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'

const TABLES = { courses, books, instructors, people: users }

describe('importing from CSV', () => {
  let server: TestServer
  let shop: Shop
  let admin: Person

  type Sent = { key?: string; as?: Person; query?: string }
  const send = (kind: string, rawBody: BodyInit, { key, as = admin, query = '' }: Sent = {}) =>
    server.call(`POST /api/import/${kind}?file=list.csv${key ? `&key=${key}` : ''}${query}`, {
      as,
      rawBody,
      headers: { 'content-type': 'text/csv' },
    })
  const dryRun = async (kind: ImportKind, body: BodyInit): Promise<ImportAnswer> => {
    const { status, json, text } = await send(kind, body)
    assert.equal(status, 200, text)
    return json
  }
  const store = async (kind: ImportKind, body: BodyInit, query = ''): Promise<string> => {
    const { json, text } = await send(kind, body, { key: newId(), query })
    assert.ok(json.import, text)
    return json.import
  }
  const undo = (id: string) => server.call(`DELETE /api/import/${id}`, { as: admin })
  const count = (kind: ImportKind) => server.deps.db.$count(TABLES[kind])
  const fileOf = (rows: Record<string, string>[]) => {
    const columns = [...new Set(rows.flatMap(Object.keys))]
    return csvOf([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))])
  }
  /** As many valid rows as wanted, all with names of their own. */
  const course = (name: string, more: Record<string, string> = {}) => ({
    ...IMPORT_SAMPLES.courses[0]!,
    title: name,
    ...more,
  })
  const person = (more: Record<string, string> = {}) => ({ name: 'Nusrat', email: `${newId()}@people.test`, ...more })

  before(async () => {
    server = await startTestServer()
    shop = await openShop(server)
    admin = shop.admin
  })
  after(() => server.close())

  for (const kind of IMPORT_KINDS) {
    it(`imports the sample of ${kind} after a dry run that stores nothing, and undoes it`, async () => {
      const file = fileOf(IMPORT_SAMPLES[kind])
      const there = await count(kind)
      const tried = await dryRun(kind, file)
      assert.deepEqual([tried.rows, tried.mistakes, tried.import], [2, [], null])
      assert.equal(tried.first[1]!.line, 3)
      assert.equal(await count(kind), there)
      const id = await store(kind, file)
      assert.equal(await count(kind), there + 2)
      assert.deepEqual(
        (await dryRun(kind, file)).mistakes.map(({ line, code }) => [line, code]),
        [
          [2, 'there_already'],
          [3, 'there_already'],
        ],
      )
      const undone = await undo(id)
      assert.deepEqual(undone.json, { deletedCount: 2, gone: 0, keptCount: 0, kept: [] })
      assert.deepEqual((await dryRun(kind, file)).mistakes, [])
    })
  }

  it('names 30 wrong lines among 10,000, and stores nothing', async () => {
    const wrong = new Set(Array.from({ length: 30 }, (_, index) => 17 + index * 331))
    const rows = Array.from({ length: 10_000 }, (_, index) =>
      course(`Course ${index}`, wrong.has(index + 2) ? { price: 'twelve' } : {}),
    )
    const there = await count('courses')
    const { json } = await send('courses', fileOf(rows), { key: newId() })
    assert.equal(json.import, null)
    assert.deepEqual(
      json.mistakes,
      [...wrong].map((line) => ({ line, column: 'price', code: 'not_a_number' })),
    )
    assert.equal(await count('courses'), there)
    assert.equal(await server.deps.db.$count(csvImports, eq(csvImports.rows, 9970)), 0)
  })

  it('shows an imported course in the shop at once, with a drawn cover', async () => {
    await store(
      'courses',
      fileOf([
        course('Drawn by hand', {
          'objective.point1': 'A',
          'objective.point2': 'B',
          'objective.point3': 'C',
          price: '7.25',
        }),
      ]),
    )
    const [row] = await server.deps.db.select().from(courses).where(eq(courses.title, 'Drawn by hand'))
    const { json } = await server.call(`GET /api/course/${row!.id}`)
    assert.deepEqual(
      [json.price, json.promoCode, json.objective.point3, json.img],
      [7.25, 'PORUA10', 'C', `/covers/course/${row!.id}.svg`],
    )
    assert.equal((await fetch(server.url + json.img)).status, 200)
    const history = await server.call(`GET /api/audit?item=${row!.id}`, { as: admin })
    assert.deepEqual(history.json[0].difference.line, [null, 2])
  })

  it('imports once however often it is sent with one key, also at the same time', async () => {
    const [file, key] = [fileOf([course('Pressed twice')]), newId()]
    const answers = await Promise.all([1, 2, 3].map(() => send('courses', file, { key })))
    const ids = new Set(answers.map(({ json }) => json.import))
    assert.equal(ids.size, 1)
    assert.equal(await server.deps.db.$count(courses, eq(courses.title, 'Pressed twice')), 1)
    assertError(await send('courses', fileOf([course('Another')]), { key }), 409, 'key_used')
  })

  it('reads what spreadsheets write: semicolons, UTF-16, quoted lines, apostrophes of our own files, Bengali', async () => {
    const semicolons = '\uFEFFname;email\r\n"রহিম; উদ্দিন";rahim@people.test\r\n"Two\nlines";two@people.test\r\n'
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from('name\temail\nরহিম\trahim@people.test\n', 'utf16le'),
    ])
    const bigEndian = Buffer.from(utf16).swap16()
    assert.deepEqual((await dryRun('people', semicolons)).first, [
      { line: 2, name: 'rahim@people.test', note: 'রহিম; উদ্দিন' },
      { line: 3, name: 'two@people.test', note: 'Two lines' },
    ])
    for (const bytes of [utf16, bigEndian]) {
      assert.deepEqual((await dryRun('people', bytes)).first, [{ line: 2, name: 'rahim@people.test', note: 'রহিম' }])
    }
    const ours = await dryRun('people', "name,email\n'=Nusrat,a@people.test\n")
    assert.equal(ours.first[0]!.note, '=Nusrat')
  })

  it('says what is wrong with a file as a whole', async () => {
    const mistake = async (body: BodyInit) => {
      const { mistakes } = await dryRun('people', body)
      return mistakes.map(({ line, column, code }) => `${line} ${column} ${code}`).join()
    }
    assert.equal(await mistake(Buffer.from('name,email\nJos\xe9,a@people.test\n', 'latin1')), '1  not_utf8')
    assert.equal(await mistake(Buffer.from('name,email\nx,a@b.test\n', 'utf16le')), '1  not_utf8')
    assert.equal(await mistake(''), '1  csv_empty')
    assert.equal(await mistake('name,email\n'), '1  csv_empty')
    assert.equal(await mistake('name,email\na,a@b.test\n"b,b@b.test\nc,c@b.test\n'), '3  csv_unclosed')
    assert.equal(await mistake('name,email\na,a@b.test,more\n'), '2  csv_too_wide')
    assert.equal(await mistake(`${'x,'.repeat(200_000)}x\na\n`), '1  csv_too_many_columns')
    const began = performance.now()
    for (const field of ['"' + 'x'.repeat(3_000_000), 'x"'.repeat(1_000_000), '"' + '""'.repeat(1_000_000)]) {
      await mistake(`name,email\n${field}`)
    }
    assert.ok(performance.now() - began < 4500, 'three megabytes are read at once')
    assert.equal(
      await mistake('name,e_mail,name\na,b,c\n'),
      '1 email column_missing,1 e_mail unknown_field,1 name repeated',
    )
    assert.equal(await mistake(`name,email\n${'a,a@b.test\n'.repeat(10_001)}`), '1  csv_too_many')
    const large = await send('people', 'x'.repeat(5 * 1024 * 1024 + 1))
    assertError(large, 413, 'too_large')
  })

  it('finds the same twice in a file', async () => {
    const { mistakes } = await dryRun('people', 'name,email\na,Same@b.test\nb,b@b.test\nc,same@B.test\n')
    assert.deepEqual(mistakes, [{ line: 4, column: 'email', code: 'same_as_line', n: 2 }])
  })

  it('refuses uploads, foreign instructors and wrong choices, each with line and column', async () => {
    const rows = [
      course('One', { img: '/media/a.png' }),
      course('Two', { instructorId: newId() }),
      course('Three', { classCourse: 'classThirteen', video: 'javascript:alert(1)' }),
    ]
    const { mistakes } = await dryRun('courses', fileOf(rows))
    assert.deepEqual(
      mistakes.map(({ line, column, code }) => [line, column, code]),
      [
        [2, 'img', 'no_uploads'],
        [3, 'instructorId', 'not_an_id'],
        [4, 'video', 'not_an_address'],
        [4, 'classCourse', 'not_one_of'],
      ],
    )
  })

  it('never takes a role from a file', async () => {
    const { mistakes } = await dryRun('people', 'name,email,role\na,a@b.test,admin\n')
    assert.deepEqual(mistakes, [{ line: 1, column: 'role', code: 'unknown_field' }])
  })

  it('makes accounts whose owners choose a password by the invitation', async () => {
    const invited = person({ language: 'bn' })
    await store('people', fileOf([invited]), '&invite=yes')
    const isTheirs = eq(mailOutbox.recipient, invited.email)
    const [mail] = await server.deps.db.select().from(mailOutbox).where(isTheirs)
    assert.equal(mail!.subject, 'পড়ুয়ায় আপনার অ্যাকাউন্ট তৈরি')
    const token = /resetToken=([\w-]+)/.exec(mail!.body)![1]!
    const password = 'a-password-of-ours'
    const refused = await server.call('POST /identity/sign-in/email', { body: { email: invited.email, password } })
    assert.notEqual(refused.status, 200)
    const body = { token, newPassword: password }
    const headers = { origin: server.url }
    assert.equal((await server.call('POST /identity/reset-password', { body, headers })).status, 200)
    const signedIn = await server.call('POST /identity/sign-in/email', {
      body: { email: invited.email, password },
      headers,
    })
    assert.equal(signedIn.status, 200, signedIn.text)
    const [row] = await server.deps.db.select().from(users).where(eq(users.email, invited.email))
    assert.deepEqual([row!.role, row!.emailVerified], ['user', true])
  })

  it('leaves people who have chosen a password alone, and cancels emails that have not been sent yet', async () => {
    const [came, stayed, proved] = [person(), person(), person()]
    const id = await store('people', fileOf([came, stayed, proved]), '&invite=yes')
    // Someone who chooses a password gets a new account in place of the imported one.
    await server.deps.db.delete(users).where(eq(users.email, came.email))
    await server.deps.db.update(users).set({ emailVerified: true }).where(eq(users.email, proved.email))
    await server.deps.db.update(mailOutbox).set({ sentAt: null }).where(eq(mailOutbox.recipient, stayed.email))
    const { json } = await undo(id)
    assert.deepEqual([json.deletedCount, json.gone], [1, 1])
    assert.deepEqual(json.kept, [{ line: 4, name: proved.email, because: 'used' }])
    assert.equal(await server.deps.db.$count(identityUsers, eq(identityUsers.email, stayed.email)), 0)
    const unsent = and(eq(mailOutbox.recipient, stayed.email), isNull(mailOutbox.sentAt))
    assert.equal(await server.deps.db.$count(mailOutbox, unsent), 0)
  })

  it('keeps rows that were sold, changed or used since, and lists them', async () => {
    const titles = ['Sold', 'Changed', 'Begun', 'Untouched'].map((title) => `${title} since`)
    const id = await store('courses', fileOf(titles.map((title) => course(title, { price: '0' }))))
    const made = await server.deps.db.select().from(courses).where(inArray(courses.title, titles))
    const idOf = (title: string) => made.find((row) => row.title === `${title} since`)!.id
    await shop.order(await server.person(), idOf('Sold'))
    const changed = await server.call(`PUT /api/courseUpdate/${idOf('Changed')}`, { as: admin, body: { price: 3 } })
    assert.equal(changed.status, 200, changed.text)
    const section = { _id: newId(), title: 'Begin', lessons: [] }
    const draft = { sections: [section], revision: 0 }
    const begun = await server.call(`PUT /api/curriculum/${idOf('Begun')}`, { as: admin, body: draft })
    assert.equal(begun.status, 200, begun.text)
    const { json } = await undo(id)
    assert.deepEqual(json, {
      deletedCount: 1,
      gone: 0,
      keptCount: 3,
      kept: [
        {
          line: 2,
          name: 'Sold since',
          because: 'sold',
        },
        {
          line: 3,
          name: 'Changed since',
          because: 'changed',
        },
        {
          line: 4,
          name: 'Begun since',
          because: 'used',
        },
      ],
    })
    assert.equal(await server.deps.db.$count(bin, eq(bin.itemId, idOf('Untouched'))), 1)
    assert.equal((await server.call(`GET /api/course/${idOf('Untouched')}`)).status, 404)
    assert.equal(await server.deps.db.$count(orders, eq(orders.productId, idOf('Sold'))), 1)
    assert.deepEqual((await undo(id)).json.deletedCount, 0)
  })

  it('counts right after an interruption, and is one change of the content', async () => {
    const titles = Array.from({ length: 600 }, (_, index) => `Interrupted ${index}`)
    const id = await store('courses', fileOf(titles.map((title) => course(title, { price: '0' }))))
    const { db, content } = server.deps
    const [kept] = await db.select().from(courses).where(eq(courses.title, 'Interrupted 1'))
    const [late] = await db.select().from(courses).where(eq(courses.title, 'Interrupted 590'))
    await shop.order(await server.person(), kept!.id)
    // The last rows cannot be deleted for a moment.
    await db.execute(sql`create function refuse_late() returns trigger language plpgsql as $$
      begin raise exception 'away'; end $$`)
    await db.execute(
      sql.raw(`create trigger refuse_late before update on courses
      for each row when (new.id = '${late!.id}') execute function refuse_late()`),
    )
    assert.equal((await undo(id)).status, 500)
    await db.execute(sql`drop function refuse_late cascade`)
    const before = content.version()
    const { json } = await undo(id)
    assert.deepEqual([json.deletedCount, json.gone, json.keptCount], [599, 0, 1])
    assert.equal(content.version(), before + 1)
    const isIn = and(like(courses.title, 'Interrupted %'), isNull(courses.deletedAt))
    assert.equal(await db.$count(courses, isIn), 1)
  })

  it('can be undone for a day', async () => {
    const id = await store('people', fileOf([person()]))
    const listed = async () => (await server.call('GET /api/imports', { as: admin })).json[0]
    assert.deepEqual([(await listed())._id, (await listed()).canUndo, (await listed()).by], [id, true, admin.email])
    server.advanceClock(24 * 3_600_000)
    assert.equal((await listed()).canUndo, false)
    assertError(await undo(id), 409, 'undo_ended')
    await sweep(server.deps)
    assert.equal(await server.deps.db.$count(csvImportItems, eq(csvImportItems.importId, id)), 0)
  })

  it('audits the import and the undo', async () => {
    const id = await store('instructors', fileOf([{ ...IMPORT_SAMPLES.instructors[0]!, name: 'Audited' }]))
    await undo(id)
    const lines = await server.deps.db.select().from(audit).where(eq(audit.itemId, id)).orderBy(audit.id)
    assert.deepEqual(
      lines.map(({ what, email, difference }) => [what, email, difference]),
      [
        ['import', admin.email, { kind: [null, 'instructors'], rows: [null, 1] }],
        ['undo', admin.email, { deleted: [null, 1], kept: [null, 0] }],
      ],
    )
  })
})
