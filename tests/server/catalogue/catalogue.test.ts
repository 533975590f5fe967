// Reading and writing the catalogue.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { COURSE_TYPES } from '#contract/constants.ts'
import { nextPage, openSite, type OpenSite } from '../../helpers/open-site.ts'
import { blogBody, bookBody, courseBody, instructorBody } from '../../helpers/sample-bodies.ts'
import { wording } from '../../helpers/wording.ts'

describe('catalogue', () => {
  let site: OpenSite

  before(async () => {
    site = await openSite()
  })
  after(() => site.server.close())

  it('lists books newest first with a total and a link to the next page', async () => {
    const first = await site.call('GET /api/books?limit=10')
    assert.equal(first.status, 200)
    assert.equal(first.json.length, 10)
    assert.equal(first.headers.get('x-total-count'), '24')
    const second = await site.call(`GET ${nextPage(first)}`)
    const ids = [...first.json, ...second.json].map((book: { _id: string }) => book._id)
    assert.deepEqual(ids, ids.toSorted().toReversed())
    assert.equal(new Set(ids).size, 20)
  })

  it('shows a new blog at once in the list that was cached before', async () => {
    await site.call('GET /api/blogs')
    const body = { title: 'Fresh', img: '/x.png', writerName: 'W', date: '2026-01-02', description: 'D' }
    const added = await site.call('POST /api/addBlog', { as: site.admin, body })
    assert.equal(added.status, 200)
    const list = await site.call('GET /api/blogs')
    assert.equal(list.json[0]._id, added.json.insertedId)
  })

  it('answers 304 to a client that already has the list', async () => {
    const first = await site.call('GET /api/instructors/Physics')
    const again = await site.call('GET /api/instructors/Physics', {
      headers: { 'if-none-match': first.headers.get('etag')! },
    })
    assert.equal(again.status, 304)
    assert.equal(again.text, '')
  })

  it('keeps what an update of a book leaves out', async () => {
    // A book without files has the size that was typed.
    const added = await site.call('POST /api/addBook', { as: site.admin, body: bookBody })
    const book = (await site.call(`GET /api/book/${added.json.insertedId}`)).json
    const changed = await site.call(`PUT /api/bookUpdate/${book._id}`, {
      as: site.admin,
      body: { price: '7.25', filesize: '850 KB' },
    })
    assert.deepEqual(changed.json, { modifiedCount: 1 })
    const { json } = await site.call(`GET /api/book/${book._id}`)
    assert.deepEqual(json, { ...book, price: 7.25, filesize: 0.85, fileSize: 0.85, revision: json.revision })
  })

  it('says which fields of a book are wrong', async () => {
    const answer = await site.call('POST /api/addBook', {
      as: site.admin,
      body: { price: 0.5, img: 'javascript:alert(1)' },
    })
    assert.equal(answer.status, 422)
    assert.equal(answer.json.error, 'invalid')
    assert.equal(answer.json.fields.price, 'Must be 1 or more.')
    assert.equal(answer.json.fields.img, 'Must start with https:// or http://.')
    assert.equal(answer.json.fields.bookName, 'Please fill out this field.')
  })

  it('refuses an invisible title and an address with a password', async () => {
    const { json } = await site.call('POST /api/addBlog', {
      as: site.admin,
      body: { title: '\u200b\u2060\u00ad', img: 'https://:secret@example.test/a.png' },
    })
    assert.equal(json.fields.title, 'Please fill out this field.')
    assert.equal(json.fields.img, 'Must start with https:// or http://.')
  })

  it('finds a course by a part of its title', async () => {
    const [course] = (await site.call('GET /api/courses/classNine?limit=1')).json
    const text = course.title.slice(1, 6)
    const found = await site.call(`GET /api/searchCourse?q=${encodeURIComponent(text)}`)
    assert.ok(found.json.some((hit: { _id: string }) => hit._id === course._id))
  })

  it('removes deleted content from its list and from the list’s total', async () => {
    const lists: [list: string, remove: string, id: string][] = [
      ['courses/classFive', 'course', await site.newCourse({ classCourse: 'classFive' })],
      ['books', 'bookDelete', await site.newBook()],
      ['blogs', 'blogDelete', await site.add('addBlog', blogBody)],
      ['instructors/Physics', 'instructor', await site.add('addInstructor', instructorBody)],
    ]
    for (const [list, remove, id] of lists) {
      const before = await site.call(`GET /api/${list}`)
      assert.equal(before.json[0]._id, id, list)
      await site.call(`DELETE /api/${remove}/${id}`, { as: site.admin })
      const after = await site.call(`GET /api/${list}`)
      assert.deepEqual(after.json, before.json.slice(1), list)
      assert.equal(after.headers.get('x-total-count'), String(before.json.length - 1), list)
    }
  })

  it('links to a next page only when there is more to list', async () => {
    const word = 'Paged'
    for (let round = 0; round < 3; round++) {
      const id = await site.newCourse({ title: `${word} course`, price: 0 })
      await site.order(id, site.user)
      await site.add('addBlog', { ...blogBody, title: `${word} ${round}` })
    }
    for (const path of [
      'courses/classNine',
      'books',
      'blogs',
      'instructors/Physics',
      'addreview',
      `searchCourse?q=${word}`,
      'order',
      'paidOrder',
      `orders?q=${word}`,
      `audit?q=${word}`,
      'user?q=learner',
    ]) {
      const as = /^(orders|audit|user)\b/.test(path) ? site.admin : site.user
      const page = (limit: number) =>
        site.call(`GET /api/${path}${path.includes('?') ? '&' : '?'}limit=${limit}`, { as })
      const total = Number((await page(1)).headers.get('x-total-count'))
      assert.ok(total > 1, path)
      const whole = await page(total)
      assert.equal(whole.json.length, total, path)
      assert.equal(nextPage(whole), undefined, path)
      const cut = await page(total - 1)
      const rest = await site.call(`GET ${nextPage(cut)}`, { as })
      assert.deepEqual([...cut.json, ...rest.json], whole.json, path)
      assert.equal(nextPage(rest), undefined, path)
    }
  })

  it('lists the courses of classes eleven and twelve together under three names', async () => {
    const id = await site.newCourse({ classCourse: 'classXI-XII' })
    const list = await site.get('courses/classXI-XII')
    assert.equal(list[0]._id, id)
    assert.deepEqual(await site.get('courses/classEleven'), list)
    assert.deepEqual(await site.get('courses/classTwelve'), list)
    for (const key of ['classXI-XII', 'classEleven', 'classTwelve']) {
      const { headers } = await site.call(`GET /api/courses/${key}`)
      assert.equal(headers.get('x-total-count'), String(list.length), key)
    }
  })

  it('lists the courses of every type, and none for live classes', async () => {
    for (const type of COURSE_TYPES) {
      const answer = await site.call(`GET /api/courses/${type}`)
      assert.equal(answer.status, 200, type)
      assert.ok(answer.json.every((one: { classCourse: string }) => one.classCourse === type))
    }
    const live = await site.call('GET /api/courses/liveCourse')
    assert.equal(live.status, 200)
    assert.deepEqual(live.json, [])
    assert.equal(live.headers.get('x-total-count'), '0')
  })

  it('accepts courses of the seventeen types only', async () => {
    for (const classCourse of COURSE_TYPES) assert.ok(await site.newCourse({ classCourse }))
    for (const classCourse of ['liveCourse', 'classEleven', 'classTwelve', 'classOne ', 'CLASSONE']) {
      const answer = await site.call('POST /api/addCourse', { as: site.admin, body: { ...courseBody, classCourse } })
      assert.equal(answer.status, 422, classCourse)
      assert.ok(answer.json.fields.classCourse)
    }
  })

  it('never changes a course’s type or fields that an update leaves out', async () => {
    const id = await site.newCourse({ classCourse: 'classTwo' })
    const before = await site.get(`course/${id}`)
    await site.change(`courseUpdate/${id}`, {
      classCourse: 'freeCourse',
      title: 'Renamed',
      state: 'read',
      _id: await site.first('books'),
    })
    const renamed = { ...before, title: 'Renamed', revision: undefined }
    assert.deepEqual({ ...(await site.get(`course/${id}`)), revision: undefined }, renamed)
    await site.change(`courseUpdate/${id}`, {})
    assert.deepEqual({ ...(await site.get(`course/${id}`)), revision: undefined }, renamed)
  })

  it('changes every field of a course that an update names, even to zero', async () => {
    const id = await site.newCourse()
    const words = { ShortDescription: 'Shorter.', about: 'All new.', education: 'B school', instructorName: 'B' }
    const numbers = {
      price: 0,
      formerPrice: 12.5,
      Enrolled: 0,
      hours: 30,
      videos: 40,
      quizzes: 50,
      notes: 60,
      transcripts: 70,
    }
    const rest = { title: 'Other', img: '/b.png', instructorImg: '/c.png', video: '/d.mp4', promoCode: 'MANGO' }
    const taught = { language: 'bn', subject: 'Physics', instructorId: null }
    await site.change(`courseUpdate/${id}`, { ...words, ...numbers, ...rest, ...taught })
    const { _id, revision: _, ...changed } = await site.get(`course/${id}`)
    const { classCourse, objective, syllabus } = courseBody
    const unchanged = { classCourse, objective, syllabus, hasInstructorPage: false, state: 'unread', rating: null }
    assert.deepEqual(changed, { ...words, ...numbers, ...rest, ...taught, ...unchanged })
  })

  it('refuses a course by an instructor who does not exist, and stores nothing', async () => {
    const instructorId = '019a0000-0000-7000-8000-0000000000ff'
    const id = await site.newCourse({})
    for (const call of ['POST /api/addCourse', `PUT /api/courseUpdate/${id}`]) {
      const answer = await site.call(call, { as: site.admin, body: { ...courseBody, title: 'Nobody’s', instructorId } })
      assert.equal(answer.status, 422, call)
      assert.deepEqual(answer.json.codes, { instructorId: { code: 'not_an_id' } })
    }
    const found = await site.call(`GET /api/searchCourse?q=${encodeURIComponent('Nobody’s')}`)
    assert.equal(found.headers.get('x-total-count'), '0')
  })

  it('keeps an optional number until it is emptied', async () => {
    const course = await site.newCourse({ formerPrice: '30.50' })
    const book = await site.newBook({ formate: 'MP3', minutes: 95 })
    const stored = async () => [
      (await site.get(`course/${course}`)).formerPrice,
      (await site.get(`book/${book}`)).minutes,
    ]
    await site.change(`courseUpdate/${course}`, { title: 'Renamed' })
    assert.deepEqual(await stored(), [30.5, 95])
    await site.change(`courseUpdate/${course}`, { formerPrice: '' })
    await site.change(`bookUpdate/${book}`, { minutes: null })
    assert.deepEqual(await stored(), [null, null])
  })

  it('refuses a price with a third decimal', async () => {
    const answer = await site.call('POST /api/addBook', { as: site.admin, body: { ...bookBody, price: 7.255 } })
    assert.deepEqual(answer.json.fields, { price: wording('field_too_many_decimals') })
  })

  it('fills a new course with the presets that its body leaves out', async () => {
    const { objective: _, syllabus: __, promoCode: ___, Enrolled: ____, transcripts: _____, ...rest } = courseBody
    const course = await site.get(`course/${await site.add('addCourse', rest)}`)
    assert.equal(course.Enrolled, 25)
    assert.equal(course.transcripts, 10)
    assert.equal(course.promoCode, 'PORUA10')
    assert.equal(course.state, 'unread')
    assert.ok(course.objective.point1 && course.syllabus.monologues.point3)
  })

  it('accepts a course’s numbers as text', async () => {
    const id = await site.newCourse({
      price: '12.50',
      hours: '3',
      videos: ' 4 ',
      quizzes: '5',
      notes: '6',
      Enrolled: '0',
    })
    const { price, hours, videos, quizzes, notes, Enrolled } = await site.get(`course/${id}`)
    assert.deepEqual([price, hours, videos, quizzes, notes, Enrolled], [12.5, 3, 4, 5, 6, 0])
  })

  it('finds courses by any part of the title, whatever its case, and counts them exactly', async () => {
    await site.newCourse({ title: 'Zyxwv Ünïcode 100% <b>' })
    for (const text of ['zyxwv', 'YXW', 'ünï', 'ÜNÏ', '100% <B>', ' zyxwv  ünïcode ']) {
      const answer = await site.call(`GET /api/searchCourse?q=${encodeURIComponent(text)}`)
      assert.equal(answer.headers.get('x-total-count'), '1', text)
      assert.equal(answer.json.length, 1)
    }
    const none = await site.call('GET /api/searchCourse?q=zyxwx')
    assert.equal(none.headers.get('x-total-count'), '0')
    assert.deepEqual(none.json, [])
  })

  it('answers a book under both spellings of its fields, and keeps its other writers on an update', async () => {
    const id = await site.newBook()
    await site.change(`bookUpdate/${id}`, {
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
    const book = await site.get(`book/${id}`)
    assert.deepEqual(await site.get(`books/${id}`), book)
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

  it('says in words which optional fields of a book are wrong', async () => {
    const body = {
      ...bookBody,
      filesize: `8.8${' '.repeat(60)}MB`,
      writerName2: 'x'.repeat(101),
      writerImg3: 'data:a',
    }
    const answer = await site.call('POST /api/addBook', { as: site.admin, body })
    assert.deepEqual(answer.json.fields, {
      filesize: wording('field_not_a_size'),
      writerName2: wording('field_too_long', { n: 100 }),
      writerImg3: 'Must start with https:// or http://.',
    })
  })

  it('does not find an id under another kind of content', async () => {
    assert.equal((await site.call(`GET /api/book/${await site.first('courses/classNine')}`)).status, 404)
    assert.equal((await site.call(`GET /api/course/${await site.first('books')}`)).status, 404)
    assert.equal((await site.call(`GET /api/blog/${await site.first('instructors/Physics')}`)).status, 404)
  })

  it('answers 404 for deleted content, and to a second delete', async () => {
    const added: [string, string, string[]][] = [
      ['blogDelete', await site.add('addBlog', blogBody), ['blog/', 'blogs/']],
      ['bookDelete', await site.newBook(), ['book/', 'books/']],
      ['course', await site.newCourse(), ['course/']],
      ['instructor', await site.add('addInstructor', instructorBody), ['instructor/']],
    ]
    for (const [path, id, reads] of added) {
      for (const read of reads) assert.equal((await site.call(`GET /api/${read}${id}`)).status, 200)
      const deleted = await site.call(`DELETE /api/${path}/${id}`, { as: site.admin })
      assert.deepEqual(deleted.json, { deletedCount: 1 })
      for (const read of reads) assert.equal((await site.call(`GET /api/${read}${id}`)).status, 404)
      assert.equal((await site.call(`DELETE /api/${path}/${id}`, { as: site.admin })).status, 404)
    }
  })

  it('drops control characters and unpaired surrogates from texts, and keeps the rest as typed', async () => {
    const piled = `q${'\u0317'.repeat(30)}`
    const title = ' <script>alert(1)</script>\u0000\u0007 \u202eপড়ুয়া\ud800 '
    const id = await site.add('addBlog', { ...blogBody, title, description: `One\nTwo\tThree\u007f${piled}` })
    const blog = await site.get(`blog/${id}`)
    assert.equal(blog.title, '<script>alert(1)</script> পড়ুয়া\ufffd'.normalize('NFC'))
    assert.equal(blog.description, `One\nTwo\tThree${piled.slice(0, 9)}`)
  })

  it('moves an instructor to another subject with the update form', async () => {
    const id = await site.add('addInstructor', instructorBody)
    await site.change(`updateInstructor/${id}`, { Subject: 'Religion' })
    const list = await site.get('instructors/Religion')
    assert.equal(list[0]._id, id)
    assert.ok(!(await site.get('instructors/Physics')).some((one: { _id: string }) => one._id === id))
  })
})
