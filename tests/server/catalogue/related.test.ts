// An instructor's courses, and what is shown after a course, book or blog.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { RELATED_LIMIT } from '#contract/constants.ts'
import { newId } from '#server/db/ids.ts'
import { nextPage, openSite, type OpenSite } from '../../helpers/open-site.ts'
import { blogBody, instructorBody } from '../../helpers/sample-bodies.ts'

const idsOf = (items: { _id: string }[]) => items.map(({ _id }) => _id)

describe('instructors’ courses and related items', () => {
  let site: OpenSite
  const remove = (path: string) => site.call(`DELETE /api/${path}`, { as: site.admin })
  const related = async (path: string) => idsOf(await site.get(`${path}/related`))

  before(async () => {
    site = await openSite()
  })
  after(() => site.server.close())

  it('lists an instructor’s courses with their total and subjects, through every change', async () => {
    const instructor = await site.add('addInstructor', instructorBody)
    const courses = `instructor/${instructor}/courses`
    const subjects = () => site.get(`instructor/${instructor}/subjects`)
    assert.deepEqual([await site.get(courses), await subjects()], [[], []])

    const make = { classCourse: 'classSeven', instructorId: instructor }
    const physics = await site.newCourse({ ...make, subject: 'Physics' })
    const second = await site.newCourse({ ...make, subject: 'Physics' })
    const none = await site.newCourse({ ...make, subject: '' })
    const finance = await site.newCourse({ ...make, subject: 'Finance' })
    await site.newCourse({ classCourse: 'classSeven', subject: 'Physics' })
    const first = await site.call(`GET /api/${courses}?limit=3`)
    assert.deepEqual(idsOf(first.json), [finance, none, second])
    assert.equal(first.headers.get('x-total-count'), '4')
    assert.deepEqual(idsOf((await site.call(`GET ${nextPage(first)}`)).json), [physics])
    assert.deepEqual(await subjects(), [
      { Subject: 'Physics', courses: 2 },
      { Subject: 'Finance', courses: 1 },
    ])

    await remove(`course/${finance}`)
    await site.change(`courseUpdate/${second}`, { subject: 'Biology' })
    await site.change(`courseUpdate/${none}`, { instructorId: '' })
    const left = await site.call(`GET /api/${courses}`)
    assert.deepEqual(idsOf(left.json), [second, physics])
    assert.equal(left.headers.get('x-total-count'), '2')
    assert.deepEqual(await subjects(), [
      { Subject: 'Biology', courses: 1 },
      { Subject: 'Physics', courses: 1 },
    ])
    assert.equal((await site.call(`GET /api/${courses}?after=${none}`)).status, 422)
  })

  it('says which courses have an instructor’s page, and answers 404 for a deleted instructor', async () => {
    const instructor = await site.add('addInstructor', instructorBody)
    const course = await site.newCourse({ classCourse: 'classSeven', instructorId: instructor })
    const plain = await site.newCourse({ classCourse: 'classSeven' })
    assert.equal((await site.get(`course/${course}`)).hasInstructorPage, true)
    assert.equal((await site.get(`course/${plain}`)).hasInstructorPage, false)
    await remove(`instructor/${instructor}`)
    const left = await site.get(`course/${course}`)
    assert.deepEqual([left.hasInstructorPage, left.instructorId], [false, instructor])
    for (const id of [instructor, newId()]) {
      for (const call of ['courses', 'subjects']) {
        assert.equal((await site.call(`GET /api/instructor/${id}/${call}`)).status, 404)
      }
    }
  })

  it('answers related courses by class and subject, then language, instructor and learners', async () => {
    const instructorId = await site.add('addInstructor', instructorBody)
    // The demo teaches kids no chemistry, and has no course with as many learners.
    const make = { classCourse: 'kidsCourse', subject: 'Chemistry', language: 'bn', Enrolled: 900_000 }
    const course = await site.newCourse({ ...make, instructorId })
    const english = await site.newCourse({ ...make, language: 'en' })
    const fewer = await site.newCourse({ ...make, Enrolled: 800_000 })
    const more = await site.newCourse(make)
    const same = await site.newCourse({ ...make, instructorId, Enrolled: 1 })
    const gone = await site.newCourse(make)
    await remove(`course/${gone}`)
    const sameClass = await site.newCourse({ ...make, subject: '' })
    const elsewhere = await site.newCourse({ ...make, classCourse: 'classSeven', instructorId })
    const found = await related(`course/${course}`)
    assert.deepEqual(found.slice(0, 5), [same, more, fewer, english, sameClass])
    assert.equal(found.length, RELATED_LIMIT)
    assert.ok(!found.includes(course) && !found.includes(gone) && !found.includes(elsewhere))
    for (const id of [gone, newId()]) assert.equal((await site.call(`GET /api/course/${id}/related`)).status, 404)
  })

  it('answers related books by writer, then language', async () => {
    const book = await site.newBook({ bookName: 'বনের বই', writerName1: 'Writer One', writerName2: 'Writer Two' })
    const english = await site.newBook({ bookName: 'Woods', writerName1: 'Writer Two' })
    const bengali = await site.newBook({ bookName: 'আরও বনের বই', writerName1: 'Writer One' })
    const gone = await site.newBook({ bookName: 'বন', writerName1: 'Writer One' })
    await remove(`bookDelete/${gone}`)
    const found: { _id: string; bookName: string }[] = await site.get(`book/${book}/related`)
    assert.deepEqual(idsOf(found).slice(0, 2), [bengali, english])
    assert.ok(found.slice(2).every(({ bookName }) => /[ঀ-৿]/.test(bookName)))
    assert.equal(found.length, RELATED_LIMIT)
    assert.ok(!idsOf(found).includes(book) && !idsOf(found).includes(gone))
    for (const id of [gone, newId()]) assert.equal((await site.call(`GET /api/book/${id}/related`)).status, 404)
  })

  it('returns the previous and next blogs, and others by the same writer', async () => {
    const make = { ...blogBody, writerName: 'One Writer' }
    const first = await site.add('addBlog', make)
    const second = await site.add('addBlog', { ...blogBody, writerName: 'Another' })
    const gone = await site.add('addBlog', make)
    const third = await site.add('addBlog', make)
    const last = await site.add('addBlog', make)
    await remove(`blogDelete/${gone}`)
    const middle = await site.get(`blog/${third}/related`)
    assert.deepEqual([middle.previous._id, middle.next._id], [second, last])
    assert.deepEqual(Object.keys(middle.next).toSorted(), ['_id', 'date', 'img', 'title', 'writerName'])
    assert.equal(middle.related[0]._id, first)
    const seen = idsOf(middle.related)
    for (const id of [gone, second, third, last]) assert.ok(!seen.includes(id))
    assert.equal((await site.get(`blog/${last}/related`)).next, null)
    assert.equal((await site.call(`GET /api/blog/${gone}/related`)).status, 404)
  })

  it('names the products that a person has paid for', async () => {
    const free = await site.newCourse({ classCourse: 'classSeven', price: 0 })
    const open = await site.newCourse({ classCourse: 'classSeven', price: 5 })
    for (const id of [free, open]) await site.order(id, site.user)
    const owned = (products: string) => site.call(`GET /api/owned?products=${products}`, { as: site.user })
    assert.deepEqual((await owned(`${free},${open},${newId()}`)).json, [free])
    assert.deepEqual((await site.call(`GET /api/owned?products=${free}`, { as: site.other })).json, [])
    assert.deepEqual((await owned('')).json, [])
    assert.equal((await owned('nonsense')).status, 422)
    assert.equal((await owned(Array.from({ length: RELATED_LIMIT + 1 }, newId).join(','))).status, 422)
  })
})
