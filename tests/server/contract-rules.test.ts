// Who may do what, and what the server knows better than its callers: the rules of docs and contract one by one, on
// both databases.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { and, eq, ne } from 'drizzle-orm'
import { COURSE_TYPES, REVIEWS_A_DAY } from '#contract/constants.ts'
import { TEXTS } from '#contract/texts.ts'
import { contactMessages, orders, users } from '#server/db/schema.ts'
import { DATABASES, startTestServer, type Answer, type CallOptions, type Person } from '../helpers/test-server.ts'
import {
  add,
  blogBody,
  bookBody,
  courseBody,
  forgetTries,
  freshSession,
  instructorBody,
  register,
  setScene,
  type Scene,
  uploadPicture,
} from '../helpers/sweep/scene.ts'

const DAY_MS = 86_400_000

const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status).toSorted((one, other) => one - other)

for (const database of DATABASES) {
  describe(`contract rules on ${database}`, () => {
    let scene: Scene
    const call = (name: string, options?: CallOptions): Promise<Answer> => scene.server.call(name, options)
    const get = async (path: string, as?: Person) => (await call(`GET /api/${path}`, { as })).json
    const order = (id: string, as: Person, more: Record<string, unknown> = {}) =>
      call('POST /api/order', { as, body: { id, ...more } })
    const newCourse = (more: Record<string, unknown> = {}) => add(scene, 'addCourse', { ...courseBody, ...more })
    const newBook = (more: Record<string, unknown> = {}) => add(scene, 'addBook', { ...bookBody, ...more })
    const change = async (path: string, body: unknown) => {
      const changed = await call(`PUT /api/${path}`, { as: scene.admin, body })
      assert.deepEqual(changed.json, { modifiedCount: 1 })
    }

    before(async () => {
      scene = await setScene(await startTestServer({ database }))
    })
    after(() => scene.server.close())

    describe('orders', () => {
      it('are not found by another person, and an administrator reads them but does not touch them', async () => {
        const id = (await order(await newBook(), scene.user)).json.insertedId
        const patch = { body: { transactionId: 'pi_1' } }
        const intent = { body: { orderId: id } }
        for (const as of [scene.other, scene.admin]) {
          assert.equal((await call(`DELETE /api/order/${id}`, { as })).status, 404)
          assert.equal((await call(`PATCH /api/enrollCourse/${id}`, { as, ...patch })).status, 404)
          assert.equal((await call('POST /api/create-payment-intent', { as, ...intent })).status, 404)
        }
        assert.equal((await call(`GET /api/payment/${id}`, { as: scene.other })).status, 404)
        assert.equal((await call(`GET /api/payment/${id}`, { as: scene.admin })).json._id, id)
        const kept = await get(`payment/${id}`, scene.user)
        assert.equal(kept.paid, false)
        assert.equal(kept.transactionId, null)
      })

      it('take name, picture and price from the database and the person from the token', async () => {
        const id = await newCourse({ title: 'Known', img: '/known.png', price: '19.99' })
        const body = {
          userName: 'Somebody Else',
          email: scene.other.email,
          productName: 'Cheap',
          img: 'javascript:alert(1)',
          paid: true,
          transactionId: 'pi_1',
          price: 19.99,
        }
        const made = await order(id, scene.user, body)
        assert.deepEqual(await get(`payment/${made.json.insertedId}`, scene.user), {
          _id: made.json.insertedId,
          userName: 'Rumi Learner',
          email: scene.user.email,
          id,
          kind: 'course',
          productName: 'Known',
          img: '/known.png',
          price: 19.99,
          due: 19.99,
          pricePaid: null,
          promoCode: null,
          state: 'open',
          paid: false,
          transactionId: null,
        })
        const theirs = await get('order', scene.other)
        assert.ok(!theirs.some((one: { id: string }) => one.id === id))
      })

      it('answer 409 with the present price when the body names another, and nothing is ordered', async () => {
        const id = await newCourse({ price: 20 })
        const before = await get('order', scene.user)
        for (const price of [19.99, '0', 0.01, 100_000]) {
          const answer = await order(id, scene.user, { price })
          assert.equal(answer.status, 409)
          assert.equal(answer.json.error, 'price_changed')
          assert.equal(answer.json.fields.price, '20')
          assert.match(answer.json.message, /\$20\.00/)
        }
        assert.deepEqual(await get('order', scene.user), before)
        assert.equal((await order(id, scene.user, { price: '20.00' })).status, 200)
      })

      it('are one for a person and a product, even when sent many times at once', async () => {
        const id = await newBook()
        const answers = await Promise.all(Array.from({ length: 6 }, () => order(id, scene.user)))
        const ids = new Set(answers.map((answer) => answer.json.insertedId))
        assert.equal(ids.size, 1)
        assert.equal((await order(id, scene.user)).json.insertedId, [...ids][0])
        assert.notEqual((await order(id, scene.other)).json.insertedId, [...ids][0])
      })

      it('keep their price when the product changes, and later orders have the new one', async () => {
        const id = await newBook({ price: 10 })
        const first = (await order(id, scene.user)).json.insertedId
        await change(`bookUpdate/${id}`, { price: 30, bookName: 'Dearer' })
        assert.equal((await get(`payment/${first}`, scene.user)).price, 10)
        assert.equal((await order(id, scene.user, { price: 30 })).json.insertedId, first)
        assert.equal((await get(`payment/${first}`, scene.user)).price, 10)
        const later = (await order(id, scene.other, { price: 30 })).json.insertedId
        assert.equal((await get(`payment/${later}`, scene.other)).price, 30)
      })

      it('for a free course are paid at once, count one learner more, and are refused the second time', async () => {
        const id = await newCourse({ price: 0, Enrolled: 7 })
        const made = await order(id, scene.user, { price: 0 })
        assert.equal(made.status, 200)
        const paid = await get(`payment/${made.json.insertedId}`, scene.user)
        assert.equal(paid.paid, true)
        assert.equal(paid.transactionId, 'free')
        assert.equal((await get(`course/${id}`)).Enrolled, 8)
        const again = await order(id, scene.user)
        assert.equal(again.status, 409)
        assert.equal(again.json.error, 'already_paid')
        assert.equal((await get(`course/${id}`)).Enrolled, 8)
        assert.ok((await get('paidOrder', scene.user)).some((one: { id: string }) => one.id === id))
      })

      it('sent many times at once for a free course enrol once', async () => {
        const id = await newCourse({ price: 0, Enrolled: 7 })
        const answers = await Promise.all(Array.from({ length: 5 }, () => order(id, scene.user)))
        assert.deepEqual(statusesOf(answers), [200, 409, 409, 409, 409])
        assert.equal((await get(`course/${id}`)).Enrolled, 8)
      })

      it('from before a course was free stay as they are and enrol nobody', async () => {
        const id = await newCourse({ price: 15, Enrolled: 7 })
        const first = (await order(id, scene.user)).json.insertedId
        await change(`courseUpdate/${id}`, { price: 0 })
        assert.equal((await order(id, scene.user)).json.insertedId, first)
        assert.equal((await order(id, scene.user)).json.insertedId, first)
        const kept = await get(`payment/${first}`, scene.user)
        assert.equal(kept.price, 15)
        assert.equal(kept.paid, false)
        assert.equal((await get(`course/${id}`)).Enrolled, 7)
      })

      it('that are paid cannot be deleted or ordered anew', async () => {
        const id = await newCourse({ price: 0 })
        const made = (await order(id, scene.user)).json.insertedId
        const deleted = await call(`DELETE /api/order/${made}`, { as: scene.user })
        assert.equal(deleted.status, 409)
        assert.equal(deleted.json.error, 'already_paid')
        assert.equal((await order(id, scene.user)).json.error, 'already_paid')
      })

      it('that are open are deleted by their owner, once', async () => {
        const made = (await order(await newBook(), scene.user)).json.insertedId
        assert.deepEqual((await call(`DELETE /api/order/${made}`, { as: scene.user })).json, { deletedCount: 1 })
        assert.equal((await call(`DELETE /api/order/${made}`, { as: scene.user })).status, 404)
        assert.equal((await call(`GET /api/payment/${made}`, { as: scene.user })).status, 404)
      })

      it('are not taken for what is no product, or no longer one; who paid for it keeps it', async () => {
        const id = await newCourse({ price: 0 })
        assert.equal((await order(id, scene.user)).status, 200)
        assert.equal((await call(`DELETE /api/course/${id}`, { as: scene.admin })).status, 200)
        assert.equal((await order(id, scene.other)).status, 404)
        assert.ok((await get('paidOrder', scene.user)).some((one: { id: string }) => one.id === id))
        for (const none of [scene.blog, scene.instructor, scene.user.id]) {
          assert.equal((await order(none, scene.user)).status, 404)
        }
      })

      it('are told page by page, newest first, each once', async () => {
        const person = await scene.server.person()
        const made: string[] = []
        for (let index = 0; index < 3; index++) made.push((await order(await newBook(), person)).json.insertedId)
        const seen: string[] = []
        let next: string | undefined = '/api/order?limit=1'
        while (next) {
          const page: Answer = await call(`GET ${next}`, { as: person })
          assert.equal(page.headers.get('x-total-count'), '3')
          seen.push(...page.json.map((one: { _id: string }) => one._id))
          next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
        }
        assert.deepEqual(seen, made.toReversed())
      })
    })

    describe('what belongs to a person', () => {
      it('is forbidden to others, by e-mail in path or query', async () => {
        const { user, other } = scene
        for (const path of ['user/', 'admin/', 'order?email=', 'paidOrder?email=']) {
          assert.equal((await call(`GET /api/${path}${user.email}`, { as: other })).status, 403, path)
          assert.equal((await call(`GET /api/${path}nobody@people.test`, { as: other })).status, 403, path)
          const own = await call(`GET /api/${path}${other.email}&email=${user.email}`, { as: other })
          assert.notEqual(own.json?.[0]?.email, user.email)
        }
        const saved = await call(`PUT /api/users/${user.email}`, { as: other, body: { location: 'Elsewhere' } })
        assert.equal(saved.status, 403)
      })

      it('is read by administrators and not written', async () => {
        const { user, admin } = scene
        await call(`PUT /api/users/${user.email}`, { as: user, body: { location: 'Sylhet' } })
        assert.equal((await get(`user/${user.email}`, admin)).location, 'Sylhet')
        assert.deepEqual(await get(`admin/${user.email}`, admin), { admin: false })
        assert.deepEqual(await get(`order?email=${user.email}`, admin), await get('order', user))
        assert.equal((await call('GET /api/user/nobody@people.test', { as: admin })).status, 404)
        const saved = await call(`PUT /api/users/${user.email}`, { as: admin, body: { location: 'Elsewhere' } })
        assert.equal(saved.status, 403)
        assert.equal((await get(`user/${user.email}`, user)).location, 'Sylhet')
      })

      it('keeps name, e-mail and role whatever a profile says, and counts an unchanged one', async () => {
        const { user } = scene
        const body = { name: 'Else', email: 'else@people.test', role: 'admin', education: 'School' }
        for (let round = 0; round < 2; round++) {
          const saved = await call(`PUT /api/users/${user.email}`, { as: user, body })
          assert.deepEqual(saved.json, { modifiedCount: 1 })
        }
        const unchanged = await call(`PUT /api/users/${user.email}`, { as: user, body: {} })
        assert.deepEqual(unchanged.json, { modifiedCount: 1 })
        const profile = await get(`user/${user.email}`, user)
        assert.equal(profile.name, 'Rumi Learner')
        assert.equal(profile.email, user.email)
        assert.equal(profile.education, 'School')
        assert.deepEqual(await get(`admin/${user.email}`, user), { admin: false })
      })
    })

    describe('reviews', () => {
      const review = (as: Person, body: unknown) => call('POST /api/addreview', { as, body })

      it('carry the name and picture of the account', async () => {
        const person = await register(scene.server, 'Own Name')
        const photo = await uploadPicture(scene.server, person)
        await call(`PUT /api/users/${person.email}`, { as: person, body: { photoURL: photo } })
        const body = { name: 'Else', image: 'javascript:alert(1)', comment: '<b>Good</b>', ratting: '4' }
        const { insertedId } = (await review(person, body)).json
        const [newest] = await get('addreview?limit=1')
        assert.deepEqual(newest, {
          _id: insertedId,
          name: 'Own Name',
          comment: '<b>Good</b>',
          ratting: 4,
          image: photo,
        })
      })

      it('say it in the owner’s words when the ratting is out of range', async () => {
        for (const ratting of [6, -1, '6', 100]) {
          const answer = await review(scene.user, { comment: 'Good.', ratting })
          assert.equal(answer.status, 422)
          assert.deepEqual(answer.json.fields, { ratting: TEXTS.rattingRange })
          assert.equal(answer.json.fields.ratting, 'Ratting Will Be Between 0 to 5 ')
        }
      })

      it('have at most 120 characters', async () => {
        const person = await scene.server.person()
        assert.equal((await review(person, { comment: 'ক'.repeat(121), ratting: 5 })).status, 422)
        assert.equal((await review(person, { comment: ` ${'ক'.repeat(120)} `, ratting: 5 })).status, 200)
      })

      it('are five a day from one person, and the sixth is told when to come back', async () => {
        const person = await scene.server.person()
        await forgetTries(scene.server)
        const body = { comment: 'Good.', ratting: 5 }
        const answers = await Promise.all(Array.from({ length: REVIEWS_A_DAY + 2 }, () => review(person, body)))
        const statuses = statusesOf(answers)
        assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429, 429])
        const sixth = await review(person, body)
        assert.equal(sixth.status, 429)
        assert.equal(sixth.json.error, 'too_many')
        const wait = Number(sixth.headers.get('retry-after'))
        assert.ok(wait > 86_000 && wait <= 86_400, String(wait))
        assert.equal((await review(await scene.server.person(), body)).status, 200)
        scene.server.turnClock(DAY_MS)
        try {
          assert.equal((await review(person, body)).status, 200)
        } finally {
          scene.server.turnClock(-DAY_MS)
        }
      })
    })

    describe('notifications', () => {
      it('are read by one person and stay unread for the others', async () => {
        for (const [list, mark, id] of [
          ['ccis', 'cci', await newCourse({ title: 'News' })],
          ['bookN', 'bookN', await newBook({ bookName: 'News' })],
        ] as const) {
          const has = (answer: { unreadData: { _id: string }[] }) => answer.unreadData.some((one) => one._id === id)
          const mine = await get(list, scene.user)
          const theirs = await get(list, scene.other)
          const open = await get(list)
          assert.ok(has(mine) && has(theirs) && has(open))
          assert.ok(mine.unreadData.every((one: { state: string }) => one.state === 'unread'))
          for (let round = 0; round < 2; round++) {
            const marked = await call(`PUT /api/${mark}/${id}`, { as: scene.user })
            assert.deepEqual(marked.json, { modifiedCount: 1 })
          }
          const after = await get(list, scene.user)
          assert.equal(after.unreadCount, mine.unreadCount - 1)
          assert.ok(!has(after))
          assert.deepEqual(await get(list, scene.other), theirs)
          assert.deepEqual(await get(list), open)
        }
      })

      it('are marked read by signed-in people only, and each kind by its own call', async () => {
        assert.equal((await call(`PUT /api/cci/${scene.course}`)).status, 401)
        assert.equal((await call(`PUT /api/cci/${scene.book}`, { as: scene.user })).status, 404)
        assert.equal((await call(`PUT /api/bookN/${scene.course}`, { as: scene.user })).status, 404)
        assert.equal((await call(`PUT /api/cci/${scene.blog}`, { as: scene.user })).status, 404)
      })

      it('are exact in number and list the newest fifty', async () => {
        for (let index = 0; index < 51; index++) await newBook({ bookName: `News ${index}` })
        const now = await get('bookN', scene.other)
        assert.ok(now.unreadCount > 50)
        assert.equal(now.unreadData.length, 50)
        assert.equal(now.unreadData[0].bookName, 'News 50')
      })
    })

    describe('courses', () => {
      it('of classes eleven and twelve are one list under three names', async () => {
        const id = await newCourse({ classCourse: 'classXI-XII' })
        const list = await get('courses/classXI-XII')
        assert.equal(list[0]._id, id)
        assert.deepEqual(await get('courses/classEleven'), list)
        assert.deepEqual(await get('courses/classTwelve'), list)
      })

      it('of every type can be listed, and live classes have none', async () => {
        for (const type of COURSE_TYPES) {
          const answer = await call(`GET /api/courses/${type}`)
          assert.equal(answer.status, 200, type)
          assert.ok(answer.json.every((one: { classCourse: string }) => one.classCourse === type))
        }
        const live = await call('GET /api/courses/liveCourse')
        assert.equal(live.status, 200)
        assert.deepEqual(live.json, [])
        assert.equal(live.headers.get('x-total-count'), '0')
      })

      it('are written in the seventeen types only', async () => {
        for (const classCourse of COURSE_TYPES) assert.ok(await newCourse({ classCourse }))
        for (const classCourse of ['liveCourse', 'classEleven', 'classTwelve', 'classOne ', 'CLASSONE']) {
          const answer = await call('POST /api/addCourse', { as: scene.admin, body: { ...courseBody, classCourse } })
          assert.equal(answer.status, 422, classCourse)
          assert.ok(answer.json.fields.classCourse)
        }
      })

      it('keep their type for life, and what an update does not mention', async () => {
        const id = await newCourse({ classCourse: 'classTwo' })
        const before = await get(`course/${id}`)
        await change(`courseUpdate/${id}`, {
          classCourse: 'freeCourse',
          title: 'Renamed',
          state: 'read',
          _id: scene.book,
        })
        const renamed = { ...before, title: 'Renamed', revision: undefined }
        assert.deepEqual({ ...(await get(`course/${id}`)), revision: undefined }, renamed)
        await change(`courseUpdate/${id}`, {})
        assert.deepEqual({ ...(await get(`course/${id}`)), revision: undefined }, renamed)
      })

      it('are filled with the presets where a body leaves them out, and are unread when new', async () => {
        const { objective: _, syllabus: __, promoCode: ___, Enrolled: ____, transcripts: _____, ...rest } = courseBody
        const made = await get(`course/${await add(scene, 'addCourse', rest)}`)
        assert.equal(made.Enrolled, 25)
        assert.equal(made.transcripts, 10)
        assert.equal(made.promoCode, 'PORUA10')
        assert.equal(made.state, 'unread')
        assert.ok(made.objective.point1 && made.syllabus.monologues.point3)
      })

      it('take numbers as text', async () => {
        const id = await newCourse({
          price: '12.50',
          hours: '3',
          videos: ' 4 ',
          quizzes: '5',
          notes: '6',
          Enrolled: '0',
        })
        const { price, hours, videos, quizzes, notes, Enrolled } = await get(`course/${id}`)
        assert.deepEqual([price, hours, videos, quizzes, notes, Enrolled], [12.5, 3, 4, 5, 6, 0])
      })

      it('are found by any part of the title, whatever its case, and counted exactly', async () => {
        await newCourse({ title: 'Zyxwv Ünïcode 100% <b>' })
        for (const text of ['zyxwv', 'YXW', 'ünï', 'ÜNÏ', '100% <B>', ' zyxwv  ünïcode ']) {
          const answer = await call(`GET /api/searchCourse?q=${encodeURIComponent(text)}`)
          assert.equal(answer.headers.get('x-total-count'), '1', text)
          assert.equal(answer.json.length, 1)
        }
        const none = await call('GET /api/searchCourse?q=zyxwx')
        assert.equal(none.headers.get('x-total-count'), '0')
        assert.deepEqual(none.json, [])
      })
    })

    describe('books, blogs and instructors', () => {
      it('a book is read in both spellings, and an update keeps the other writers', async () => {
        const id = await newBook()
        await change(`bookUpdate/${id}`, {
          bookName: 'Nine fields',
          img: '/new.png',
          about: 'New',
          writerName1: 'New writer',
          writerImg: '/new-writer.png',
          page: '99',
          formate: 'MP3',
          filesize: '850 KB',
          price: '7',
        })
        const book = await get(`book/${id}`)
        assert.deepEqual(await get(`books/${id}`), book)
        assert.deepEqual([book.page, book.pageNumber], [99, 99])
        assert.deepEqual([book.filesize, book.fileSize], [0.85, 0.85])
        assert.deepEqual([book.writerImg, book.writerImg1], ['/new-writer.png', '/new-writer.png'])
        assert.deepEqual([book.img, book.bookImg], ['/new.png', '/new.png'])
        assert.deepEqual([book.price, book.formate, book.state], [7, 'MP3', 'unread'])
        assert.deepEqual(
          [book.writerName2, book.writerImg3, book.educationWriter4, book.interactive, book.objective],
          ['Second writer', '/writer-3.png', 'D school', 'YES', bookBody.objective],
        )
      })

      it('a book whose optional fields are wrong says so in words', async () => {
        const body = {
          ...bookBody,
          filesize: `8.8${' '.repeat(60)}MB`,
          writerName2: 'x'.repeat(101),
          writerImg3: 'data:a',
        }
        const answer = await call('POST /api/addBook', { as: scene.admin, body })
        assert.deepEqual(answer.json.fields, {
          filesize: 'Enter a size such as 8.8 MB.',
          writerName2: 'At most 100 characters.',
          writerImg3: 'Must be an address that begins with https:// or http://.',
        })
      })

      it('an id belongs to one thing only', async () => {
        assert.equal((await call(`GET /api/book/${scene.course}`)).status, 404)
        assert.equal((await call(`GET /api/course/${scene.book}`)).status, 404)
        assert.equal((await call(`GET /api/blog/${scene.instructor}`)).status, 404)
      })

      it('what is deleted is gone from every read, and a second delete is 404', async () => {
        const made: [string, string, string[]][] = [
          ['blogDelete', await add(scene, 'addBlog', blogBody), ['blog/', 'blogs/']],
          ['bookDelete', await newBook(), ['book/', 'books/']],
          ['course', await newCourse(), ['course/']],
          ['instructor', await add(scene, 'addInstructor', instructorBody), ['instructor/']],
        ]
        for (const [path, id, reads] of made) {
          for (const read of reads) assert.equal((await call(`GET /api/${read}${id}`)).status, 200)
          const deleted = await call(`DELETE /api/${path}/${id}`, { as: scene.admin })
          assert.deepEqual(deleted.json, { deletedCount: 1 })
          for (const read of reads) assert.equal((await call(`GET /api/${read}${id}`)).status, 404)
          assert.equal((await call(`DELETE /api/${path}/${id}`, { as: scene.admin })).status, 404)
        }
      })

      it('drops control characters and broken letters from texts, and keeps the rest as it was typed', async () => {
        const piled = `q${'\u0317'.repeat(30)}`
        const title = ' <script>alert(1)</script>\u0000\u0007 \u202eপড়ুয়া\ud800 '
        const id = await add(scene, 'addBlog', { ...blogBody, title, description: `One\nTwo\tThree\u007f${piled}` })
        const blog = await get(`blog/${id}`)
        assert.equal(blog.title, '<script>alert(1)</script> পড়ুয়া\ufffd'.normalize('NFC'))
        assert.equal(blog.description, `One\nTwo\tThree${piled.slice(0, 9)}`)
      })

      it('an instructor changes subject with the update form', async () => {
        const id = await add(scene, 'addInstructor', instructorBody)
        await change(`updateInstructor/${id}`, { Subject: 'Religion' })
        const list = await get('instructors/Religion')
        assert.equal(list[0]._id, id)
        assert.ok(!(await get('instructors/Physics')).some((one: { _id: string }) => one._id === id))
      })
    })

    describe('contact', () => {
      it('shows what was typed as text, and keeps the e-mail of a signed-in sender only', async () => {
        await forgetTries(scene.server)
        const send = async (more: Record<string, string>) => {
          const form = { name: '<script>alert(1)</script>', lastName: 'L', subject: 'S', message: 'M', ...more }
          return call('POST /api/contact', {
            rawBody: new URLSearchParams(form).toString(),
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          })
        }
        const first = await send({ subject: 'signed in', accessToken: scene.user.token, email: 'evil@people.test' })
        assert.equal(first.status, 200)
        assert.ok(!first.text.includes('<script>alert'))
        assert.ok(first.text.includes('&lt;script&gt;'))
        await send({ subject: 'not signed in', accessToken: 'nonsense', email: 'evil@people.test' })
        const kept = await scene.server.deps.db.select().from(contactMessages)
        assert.deepEqual(
          kept.map(({ subject, email }) => ({ subject, email })),
          [
            { subject: 'signed in', email: scene.user.email },
            { subject: 'not signed in', email: '' },
          ],
        )
      })

      it('is limited to ten an hour from one place', async () => {
        await forgetTries(scene.server)
        const statuses: number[] = []
        for (let index = 0; index < 11; index++) {
          const answer = await call('POST /api/contact', {
            rawBody: 'name=a&lastName=b&subject=c&message=d',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          })
          statuses.push(answer.status)
        }
        assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 200), 429])
      })
    })

    describe('people', () => {
      it('are promoted, twice if need be, and may at once what administrators may', async () => {
        const person = await scene.server.person()
        assert.equal((await call('POST /api/addBlog', { as: person, body: blogBody })).status, 403)
        assert.deepEqual(await get(`admin/${person.email}`, person), { admin: false })
        for (let round = 0; round < 2; round++) {
          const promoted = await call(`PUT /api/user/admin/${person.email.toUpperCase()}`, { as: scene.admin })
          assert.deepEqual(promoted.json, { modifiedCount: 1 })
        }
        assert.deepEqual(await get(`admin/${person.email}`, person), { admin: true })
        assert.equal((await call('POST /api/addBlog', { as: person, body: blogBody })).status, 200)
        await scene.server.deps.db.update(users).set({ role: 'user' }).where(eq(users.id, person.id))
        assert.equal((await call('POST /api/addBlog', { as: person, body: blogBody })).status, 403)
      })

      it('are not promoted by themselves, and nobody is who does not exist', async () => {
        const own = await call(`PUT /api/user/admin/${scene.user.email}`, { as: scene.user })
        assert.equal(own.status, 403)
        const nobody = await call('PUT /api/user/admin/nobody@people.test', { as: scene.admin })
        assert.equal(nobody.status, 404)
      })

      it('do not delete themselves from the list, however the id is written', async () => {
        for (const id of [scene.admin.id, scene.admin.id.toUpperCase()]) {
          assert.equal((await call(`DELETE /api/user/${id}`, { as: scene.admin })).status, 403)
        }
        assert.equal((await call('GET /api/user', { as: scene.admin })).status, 200)
      })

      it('lose one session by signing out of it', async () => {
        const session = await freshSession(scene.server, scene.user)
        assert.deepEqual((await call('POST /api/signOut', { as: session })).json, { signedOut: true })
        assert.equal((await call('GET /api/order', { as: session })).status, 401)
        assert.equal((await call('POST /api/signOut', { as: session })).status, 401)
        assert.equal((await call('GET /api/order', { as: scene.user })).status, 200)
      })

      it('are gone at once when deleted: tokens, sign-in, open orders and name; what was paid stays on record', async () => {
        const { server } = scene
        const person = await register(server, 'Leaving Person')
        await server.deps.db.update(users).set({ role: 'admin', emailVerified: true }).where(eq(users.id, person.id))
        await call('POST /api/addreview', { as: person, body: { comment: 'Bye.', ratting: 3 } })
        const free = (await order(await newCourse({ price: 0 }), person)).json.insertedId
        const open = (await order(await newBook(), person)).json.insertedId

        assert.deepEqual((await call(`DELETE /api/user/${person.id}`, { as: scene.admin })).json, { deletedCount: 1 })

        for (const name of ['GET /api/order', `GET /api/user/${person.email}`, 'GET /api/user', 'GET /api/ccis']) {
          assert.equal((await call(name, { as: person })).status, 401, name)
        }
        const revived = await call(`PUT /api/user/${person.email}`, {
          headers: { authorization: `Bearer ${person.idToken}` },
          body: { email: person.email },
        })
        assert.equal(revived.status, 401)
        const [kept] = await server.deps.db.select().from(orders).where(eq(orders.id, free))
        assert.deepEqual([kept!.state, kept!.userName, kept!.email, kept!.userId], ['paid', '', '', null])
        assert.deepEqual(await server.deps.db.select().from(orders).where(eq(orders.id, open)), [])
        assert.ok(!(await get('addreview')).some((one: { name: string }) => one.name === 'Leaving Person'))
        assert.equal((await call(`DELETE /api/user/${person.id}`, { as: scene.admin })).status, 404)

        const again = await register(server, 'Back Again', person.email)
        assert.notEqual(again.id, person.id)
        assert.deepEqual(await get(`admin/${again.email}`, again), { admin: false })
        assert.deepEqual(await get('order', again), [])
      })

      it('who register with an e-mail that another account has are told so', async () => {
        const taken = await scene.server.person()
        await assert.rejects(register(scene.server, 'Second', taken.email), /409.*email_taken/)
      })

      it('the last administrators cannot delete each other at the same moment', async () => {
        const { server } = scene
        const one = await server.person('admin')
        const two = await server.person('admin')
        const { db } = server.deps
        const others = and(eq(users.role, 'admin'), ne(users.id, one.id), ne(users.id, two.id))
        const before = await db.update(users).set({ role: 'user' }).where(others).returning({ id: users.id })
        const answers = await Promise.all([
          call(`DELETE /api/user/${two.id}`, { as: one }),
          call(`DELETE /api/user/${one.id}`, { as: two }),
        ])
        const left = await db.select().from(users).where(eq(users.role, 'admin'))
        for (const { id } of before)
          await db.update(users).set({ role: 'admin', emailVerified: true }).where(eq(users.id, id))
        const statuses = statusesOf(answers)
        assert.equal(statuses[0], 200)
        assert.ok([401, 403].includes(statuses[1]!), String(statuses))
        assert.equal(left.length, 1)
      })
    })

    // Last, for the sessions of all the others end meanwhile.
    it('tells of nothing that is older than thirty days', async () => {
      scene.server.turnClock(31 * DAY_MS)
      assert.deepEqual(await get('bookN'), { unreadCount: 0, unreadData: [] })
      assert.deepEqual(await get('ccis'), { unreadCount: 0, unreadData: [] })
      assert.equal((await call('GET /api/order', { as: scene.user })).status, 401)
    })
  })
}
