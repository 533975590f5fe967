// Teachers: becoming one, drafts that nobody else can find, their own files, and reviews.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { INVITE_DAYS } from '#contract/constants.ts'
import { newId } from '#server/db/ids.ts'
import { certificates, discussionIds, lessonQuestions } from '#server/db/schema-classroom.ts'
import { courses, instructors, users } from '#server/db/schema.ts'
import { storeVideo } from '../../helpers/learning/lessons.ts'
import { mailTo } from '../../helpers/site/mail-to.ts'
import { instructorBody, requiredCourse } from '../../helpers/sample-bodies.ts'
import { storeHandIn, taskLesson } from '../../helpers/learning/tasks.ts'
import { startTestServer, type Answer, type Person, type TestServer } from '../../helpers/test-server.ts'

const DAY_MS = 86_400_000

describe('teachers', () => {
  let server: TestServer
  let admin: Person

  before(async () => {
    server = await startTestServer({ cards: true })
    admin = await server.person('admin', 'Head of School')
  })
  after(() => server.close())

  const newInstructor = async (): Promise<string> =>
    (await server.call('POST /api/addInstructor', { as: admin, body: instructorBody })).json.insertedId
  const link = (instructor: string, email: string): Promise<Answer> =>
    server.call(`PUT /api/instructor/${instructor}/account`, { as: admin, body: { email } })
  const newTeacher = async (): Promise<Person & { instructor: string }> => {
    const person = await server.person('user', 'A Teacher')
    const instructor = await newInstructor()
    const linked = await link(instructor, person.email)
    assert.equal(linked.status, 200, linked.text)
    return { ...person, instructor }
  }
  const newDraft = async (teacher: Person, more: object = {}): Promise<string> => {
    const body = { ...requiredCourse, title: `A draft ${newId()}`, ...more }
    const added = await server.call('POST /api/teach', { as: teacher, body })
    assert.equal(added.status, 200, added.text)
    return added.json.insertedId
  }
  const writeLessons = (teacher: Person, course: string, lessons: object[], revision = 0): Promise<Answer> =>
    server.call(`PUT /api/curriculum/${course}`, {
      as: teacher,
      body: { revision, sections: [{ _id: newId(), title: 'The first', lessons }] },
    })
  const texts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      _id: newId(),
      title: `Lesson ${index + 1}`,
      kind: 'text',
      free: index === 0,
      body: 'Some words to read.',
    }))
  /** A complete draft. */
  const completeDraft = async (teacher: Person, more: object = {}): Promise<string> => {
    const course = await newDraft(teacher, more)
    const saved = await writeLessons(teacher, course, texts(5))
    assert.equal(saved.status, 200, saved.text)
    return course
  }
  const review = (as: Person, course: string, state: string): Promise<Answer> =>
    server.call(`POST /api/course/${course}/review`, { as, body: { state } })
  const decide = (course: string, body: object, as = admin): Promise<Answer> =>
    server.call(`PUT /api/course/${course}/review`, { as, body })
  const onSale = async (teacher: Person, more: object = {}): Promise<string> => {
    const course = await completeDraft(teacher, more)
    assert.equal((await review(teacher, course, 'in_review')).status, 200)
    const approved = await decide(course, { state: 'published' })
    assert.equal(approved.status, 200, approved.text)
    return course
  }
  const uploadPicture = async (as: Person): Promise<string> => {
    const png = await sharp({ create: { width: 64, height: 32, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.append('image', new File([png], 'cover.png', { type: 'image/png' }))
    const { json, text } = await server.call('POST /api/media', { as, rawBody: form })
    assert.ok(json.data, text)
    return new URL(json.data.url).pathname
  }
  const ownCourse = async (teacher: Person, course: string) =>
    (await server.call(`GET /api/teach/${course}`, { as: teacher })).json
  const inviteSecret = async (instructor: string, email: string): Promise<string> => {
    const sent = await server.call(`POST /api/instructor/${instructor}/invite`, { as: admin, body: { email } })
    assert.equal(sent.status, 200, sent.text)
    return /teachInvite\/([\w-]{32})/.exec(await mailTo(server, email, 'You’re invited'))![1]!
  }
  const accept = (as: Person, secret: string): Promise<Answer> => server.call(`POST /api/teachInvite/${secret}`, { as })

  describe('becoming one', () => {
    it('lets the invited account teach, without changing its role', async () => {
      const person = await server.person()
      const secret = await inviteSecret(await newInstructor(), person.email)
      const { json } = await server.call(`GET /api/teachInvite/${secret}`, { as: person })
      assert.equal(json.state, 'open')
      assert.equal(json.sharePercent, 70)
      assert.equal((await server.call('GET /api/teach', { as: person })).status, 403)
      const wallet = { as: person, body: { method: 'bkash', name: 'Mahin', number: '01712345678' } }
      assert.equal((await server.call('PUT /api/payoutDetails', wallet)).status, 403)
      assert.equal((await accept(person, secret)).status, 200)
      assert.equal((await server.call('PUT /api/payoutDetails', wallet)).status, 200)
      assert.equal((await server.call('GET /api/teach', { as: person })).status, 200)
      const role = await server.call(`GET /api/admin/${person.email}`, { as: person })
      assert.deepEqual(role.json, { admin: false })
    })

    it('says who invites whom to what before anybody has an account, and no more once it is answered', async () => {
      const person = await server.person()
      const secret = await inviteSecret(await newInstructor(), person.email)
      const visitor = async () => server.call(`GET /api/teachInvite/${secret}`)
      const { json, text } = await visitor()
      assert.deepEqual([json.state, json.instructor, json.sharePercent], ['signed_out', instructorBody.name, 70])
      assert.ok(!text.includes(person.email), text)
      assert.equal((await server.call(`POST /api/teachInvite/${secret}`)).status, 401)
      assert.equal((await accept(person, secret)).status, 200)
      assert.equal((await visitor()).json.state, 'used')
    })

    it('refuses an invitation with another account, a second time, and after seven days', async () => {
      const person = await server.person()
      const secret = await inviteSecret(await newInstructor(), person.email)
      const other = await server.person()
      const seen = await server.call(`GET /api/teachInvite/${secret}`, { as: other })
      assert.equal(seen.json.state, 'wrong_account')
      assert.ok(!seen.text.includes(person.email), seen.text)
      assert.equal((await accept(other, secret)).json.error, 'wrong_account')
      assert.equal((await accept(person, secret)).status, 200)
      assert.equal((await accept(person, secret)).json.error, 'invite_used')
      const late = await server.person()
      const ended = await inviteSecret(await newInstructor(), late.email)
      server.advanceClock(INVITE_DAYS * DAY_MS)
      const fresh = await server.deps.db.transaction((tx) =>
        server.deps.tokens.issue(
          tx,
          { ...late, name: '', emailVerified: true },
          { identitySessionId: null, signedInAt: server.deps.now() },
        ),
      )
      assert.equal((await accept({ ...late, token: fresh }, ended)).json.error, 'invite_ended')
      server.advanceClock(-INVITE_DAYS * DAY_MS)
    })

    it('shows administrators that an invitation was declined, until the next one', async () => {
      const person = await server.person()
      const instructor = await newInstructor()
      const secret = await inviteSecret(instructor, person.email)
      const decline = (as: Person) => server.call(`DELETE /api/teachInvite/${secret}`, { as })
      const invited = async () => {
        const { json } = await server.call(`GET /api/instructor/${instructor}/account`, { as: admin })
        return [json.invited.email, json.invited.state]
      }
      assert.equal((await decline(await server.person())).json.error, 'wrong_account')
      assert.deepEqual(await invited(), [person.email, 'open'])
      assert.equal((await decline(person)).status, 200)
      assert.deepEqual(await invited(), [person.email, 'declined'])
      assert.equal((await accept(person, secret)).json.error, 'invite_declined')
      assert.equal((await server.call(`GET /api/teachInvite/${secret}`, { as: person })).json.state, 'declined')
      const { json: audit } = await server.call(`GET /api/audit?item=${instructor}`, { as: admin })
      assert.deepEqual([audit[0].email, audit[0].difference], [person.email, { declined: [null, person.email] }])
      await inviteSecret(instructor, person.email)
      assert.deepEqual(await invited(), [person.email, 'open'])
    })

    it('refuses an account whose email is not confirmed', async () => {
      const person = await server.person()
      await server.deps.db.update(users).set({ emailVerified: false }).where(eq(users.id, person.id))
      const secret = await inviteSecret(await newInstructor(), person.email)
      assert.equal((await accept(person, secret)).json.error, 'unconfirmed')
      assert.equal((await link(await newInstructor(), person.email)).json.error, 'unconfirmed')
    })

    it('links an account to one instructor only', async () => {
      const teacher = await newTeacher()
      assert.equal((await link(await newInstructor(), teacher.email)).json.error, 'taken')
      const other = await server.person()
      assert.equal((await link(teacher.instructor, other.email)).json.error, 'taken')
      assert.equal((await link(await newInstructor(), 'nobody@people.test')).status, 422)
    })

    it('ends the rights at once when the account is unlinked', async () => {
      const teacher = await newTeacher()
      const course = await newDraft(teacher)
      assert.equal((await ownCourse(teacher, course)).reviewState, 'draft')
      await server.call(`DELETE /api/instructor/${teacher.instructor}/account`, { as: admin })
      assert.equal((await server.call(`GET /api/teach/${course}`, { as: teacher })).status, 403)
      assert.equal((await server.call(`GET /api/course/${course}`, { as: teacher })).status, 404)
    })
  })

  describe('drafts', () => {
    it('keeps a draft out of lists, counts, search, sitemap, recommendations and the shop', async () => {
      const teacher = await newTeacher()
      const counts = async () => (await server.call('GET /api/courses/classFive?limit=1')).headers.get('x-total-count')
      const before = await counts()
      const title = `Zymurgy ${newId().slice(-12)}`
      const course = await newDraft(teacher, { title, subject: 'Physics' })
      assert.equal(await counts(), before)
      const found = await server.call(`GET /api/searchCourse?q=${encodeURIComponent(title)}`)
      assert.deepEqual(found.json, [])
      const mine = await server.call(`GET /api/instructor/${teacher.instructor}/courses`)
      assert.deepEqual(mine.json, [])
      for (const path of [`course/${course}`, `course/${course}/related`, `curriculum/${course}`, `learn/${course}`]) {
        const buyer = await server.person()
        assert.equal((await server.call(`GET /api/${path}`, { as: buyer })).status, 404, path)
      }
      const order = await server.call('POST /api/order', { as: await server.person(), body: { id: course } })
      assert.ok([404, 409].includes(order.status), order.text)
      const bell = await server.call('GET /api/ccis', { as: await server.person() })
      assert.ok(!bell.text.includes(course))
      const open = await server.call(`GET /api/course/${course}`, { as: teacher })
      assert.equal(open.json.title, title)
    })

    it('takes the instructor from the account, and no number of learners', async () => {
      const teacher = await newTeacher()
      const more = { instructorName: 'Somebody Famous', instructorId: await newInstructor(), Enrolled: 5000 }
      const course = await newDraft(teacher, more)
      await server.call(`PUT /api/courseUpdate/${course}`, { as: teacher, body: more })
      const { course: stored } = await ownCourse(teacher, course)
      assert.equal(stored.instructorId, teacher.instructor)
      assert.equal(stored.instructorName, instructorBody.name)
      assert.equal(stored.Enrolled, 0)
    })

    it('needs no more than a title, and asks for the rest at the review', async () => {
      const teacher = await newTeacher()
      const added = await server.call('POST /api/teach', {
        as: teacher,
        body: { title: 'Rivers of Bengal', price: '' },
      })
      assert.equal(added.status, 200, added.text)
      const id: string = added.json.insertedId
      assert.equal((await writeLessons(teacher, id, texts(5))).status, 200)
      const missing = async () => {
        const { checks } = await ownCourse(teacher, id)
        const open = checks.filter(({ isDone }: { isDone: boolean }) => !isDone)
        return open.map(({ what, missing }: { what: string; missing?: string[] }) =>
          [what, ...(missing ?? [])].join(' '),
        )
      }
      assert.deepEqual(await missing(), ['texts', 'cover', 'price', 'details classCourse video hours counts'])
      assert.equal((await review(teacher, id, 'in_review')).json.error, 'incomplete')
      const change = (body: object) => server.call(`PUT /api/teach/${id}`, { as: teacher, body })
      const { img, about, ShortDescription, video, hours, videos, classCourse } = requiredCourse
      assert.equal((await change({ img, about, ShortDescription, video, hours, videos, classCourse: '' })).status, 200)
      assert.deepEqual(await missing(), ['price', 'details classCourse'])
      // Free is also a price.
      assert.equal((await change({ price: 0, classCourse })).status, 200)
      assert.deepEqual(await missing(), [])
      assert.equal((await change({ price: '' })).status, 200)
      assert.deepEqual(await missing(), ['price'])
      assert.equal((await change({ price: 12 })).status, 200)
      assert.equal((await review(teacher, id, 'in_review')).status, 200)
      const looked = (await server.call(`GET /api/course/${id}/review`, { as: admin })).json
      const shown = new Map(looked.changes.map(({ name, after }: { name: string; after: string }) => [name, after]))
      assert.deepEqual([shown.get('img'), shown.get('video'), shown.get('price')], [img, video, '12'])
      for (const name of ['formerPrice', 'promoCode', 'language']) assert.ok(shown.has(name), name)
      assert.equal((await decide(id, { state: 'published' })).status, 200)
      // A course on sale can't have an empty field.
      const emptied = await change({ about: '' })
      assert.deepEqual([emptied.status, emptied.json.codes.about.code], [422, 'required'])
      const owners = await server.call(`PUT /api/courseUpdate/${id}`, { as: admin, body: { about: '' } })
      assert.equal(owners.status, 422)
    })

    it('names only files of its teacher, and those that an administrator put into the course', async () => {
      const teacher = await newTeacher()
      const rival = await newTeacher()
      const course = await newDraft(teacher)
      const lesson = (file: string) => [{ _id: newId(), title: 'A video', kind: 'video', file }]
      const own = await storeVideo(server, { owner: teacher.id })
      const foreign = await storeVideo(server, { owner: rival.id })
      const house = await storeVideo(server, { owner: admin.id })
      // Nobody owns files of a deleted account or of an imported course folder.
      const ownerless = await storeVideo(server)
      for (const file of [foreign, house, ownerless]) {
        const refused = await writeLessons(teacher, course, lesson(file))
        assert.deepEqual(refused.json.codes, { 'sections.0.lessons.0.file': { code: 'not_an_id' } })
      }
      assert.equal((await writeLessons(teacher, course, lesson(own))).status, 200)
      const shared = [...lesson(house), ...lesson(foreign), ...lesson(ownerless)]
      assert.equal((await writeLessons(admin, course, shared, 1)).status, 200)
      assert.equal((await writeLessons(teacher, course, [...shared, ...lesson(own)], 2)).status, 200)
      const another = await newDraft(teacher)
      assert.equal((await writeLessons(teacher, another, lesson(house))).status, 422)
      assert.equal((await server.call(`DELETE /api/file/${own}`, { as: rival })).status, 403)
    })

    it('stores the parts of an upload for its own teacher only', async () => {
      const teacher = await newTeacher()
      const body = { name: 'video.mp4', kind: 'video', bytes: 5 }
      const { json } = await server.call('POST /api/file', { as: teacher, body })
      const headers = { 'tus-resumable': '1.0.0' }
      const asked = (as: Person) => server.call(`HEAD /uploads/${json.insertedId}`, { as, headers })
      assert.equal((await asked(teacher)).status, 200)
      assert.equal((await asked(await newTeacher())).status, 403)
      assert.equal((await asked(await server.person())).status, 403)
    })
  })

  describe('reviews', () => {
    it('lists what is missing, and refuses a review until it is added', async () => {
      const teacher = await newTeacher()
      const course = await newDraft(teacher)
      const missing = (await ownCourse(teacher, course)).checks.filter((check: { isDone: boolean }) => !check.isDone)
      assert.deepEqual(
        missing.map((check: { what: string }) => check.what),
        ['preview', 'lessons'],
      )
      assert.equal((await review(teacher, course, 'in_review')).json.error, 'incomplete')
      const publish = { as: teacher, body: { revision: 0 } }
      assert.equal((await server.call(`POST /api/curriculum/${course}/publish`, publish)).json.error, 'not_reviewed')
    })

    it('locks a new course while it is in review, and unlocks it when it is withdrawn', async () => {
      const teacher = await newTeacher()
      const course = await completeDraft(teacher)
      assert.equal((await review(teacher, course, 'in_review')).status, 200)
      await mailTo(server, server.deps.settings.supportEmail, 'Sent for review')
      const change = () => server.call(`PUT /api/courseUpdate/${course}`, { as: teacher, body: { title: 'Another' } })
      assert.equal((await change()).json.error, 'in_review')
      assert.equal((await writeLessons(teacher, course, texts(5), 1)).json.error, 'in_review')
      assert.equal((await review(teacher, course, 'draft')).status, 200)
      assert.equal((await change()).status, 200)
      assert.equal((await review(teacher, course, 'draft')).json.error, 'not_in_review')
    })

    it('puts an approved course on sale with its lessons, and emails the teacher', async () => {
      const teacher = await newTeacher()
      const course = await onSale(teacher)
      await mailTo(server, teacher.email, 'Approved')
      assert.equal((await server.call(`GET /api/course/${course}`)).status, 200)
      const { json } = await server.call(`GET /api/curriculum/${course}`)
      assert.equal(json.sections[0].lessons.length, 5)
      const { json: teaching } = await server.call('GET /api/teach', { as: teacher })
      assert.deepEqual(
        teaching.courses.map((one: { _id: string; reviewState: string }) => [one._id, one.reviewState]),
        [[course, 'published']],
      )
      const bell = await server.call('GET /api/ccis', { as: await server.person() })
      assert.ok(bell.text.includes(course))
    })

    it('sends a course back with words, shows what changed since, and takes it again', async () => {
      const teacher = await newTeacher()
      const course = await completeDraft(teacher)
      await review(teacher, course, 'in_review')
      assert.equal((await decide(course, { state: 'sent_back' })).json.fields.note, 'Please fill out this field.')
      assert.equal((await decide(course, { state: 'sent_back', note: 'Lesson 3 hums.' })).status, 200)
      assert.match(await mailTo(server, teacher.email, 'Sent back'), /Lesson 3 hums\./)
      assert.equal((await ownCourse(teacher, course)).note, 'Lesson 3 hums.')
      await server.call(`PUT /api/courseUpdate/${course}`, { as: teacher, body: { price: 18 } })
      const draft = (await server.call(`GET /api/curriculum/${course}/draft`, { as: teacher })).json
      draft.sections[0].lessons[2].body = 'Without a hum.'
      const { sections, revision } = draft
      await server.call(`PUT /api/curriculum/${course}`, { as: teacher, body: { sections, revision } })
      assert.equal((await review(teacher, course, 'in_review')).status, 200)
      const { json } = await server.call(`GET /api/course/${course}/review`, { as: admin })
      assert.equal(json.kind, 'again')
      assert.equal(json.note, 'Lesson 3 hums.')
      assert.deepEqual(
        json.changes.map(({ what, of, name, before, after }: Record<string, string>) => [
          what,
          of,
          name,
          before,
          after,
        ]),
        [
          ['changed', 'field', 'price', '20', '18'],
          ['changed', 'lesson', 'Lesson 3', null, null],
        ],
      )
      assert.equal(json.unchanged, 4)
    })

    it('answers 409 to the second of two reviewers, and to one who saw an older request', async () => {
      const teacher = await newTeacher()
      const course = await completeDraft(teacher)
      await review(teacher, course, 'in_review')
      const { json: looked } = await server.call(`GET /api/course/${course}/review`, { as: admin })
      await review(teacher, course, 'draft')
      await review(teacher, course, 'in_review')
      const late = await decide(course, { state: 'published', review: looked._id })
      assert.equal(late.json.error, 'changed_meanwhile')
      const colleague = await server.person('admin')
      const answers = await Promise.all([
        decide(course, { state: 'published' }),
        decide(course, { state: 'sent_back', note: 'Not yet.' }, colleague),
      ])
      assert.deepEqual(
        answers.map(({ status }) => status).toSorted((one, other) => one - other),
        [200, 409],
      )
    })

    it('sells as before until a new title, price and class are approved, and publishes lessons without review', async () => {
      const teacher = await newTeacher()
      const course = await onSale(teacher)
      const sold = async () => {
        const { title, price, classCourse, about } = (await server.call(`GET /api/course/${course}`)).json
        return { title, price, classCourse, about }
      }
      const before = await sold()
      const wanted = { title: 'A better title', price: 25, classCourse: 'classSix' }
      const body = { ...wanted, about: 'Other words.' }
      assert.equal((await server.call(`PUT /api/courseUpdate/${course}`, { as: teacher, body })).status, 200)
      assert.deepEqual(await sold(), { ...before, about: 'Other words.' })
      assert.equal((await review(teacher, course, 'in_review')).status, 200)
      const { revision } = (await server.call(`GET /api/curriculum/${course}/draft`, { as: teacher })).json
      await writeLessons(teacher, course, texts(6), revision)
      const publish = { as: teacher, body: { revision: revision + 1 } }
      assert.equal((await server.call(`POST /api/curriculum/${course}/publish`, publish)).status, 200)
      const { json: listed } = await server.call('GET /api/teach', { as: teacher })
      assert.equal(listed.courses[0].reviewState, 'in_review')
      assert.equal(listed.courses[0].newPrice, 25)
      assert.equal((await decide(course, { state: 'published' })).status, 200)
      assert.deepEqual(await sold(), { ...wanted, about: 'Other words.' })
      assert.equal((await review(teacher, course, 'in_review')).json.error, 'nothing_to_review')
    })

    it('sells with its cover, introduction and promo code as before until new ones are approved', async () => {
      const teacher = await newTeacher()
      const course = await onSale(teacher)
      const sold = async () => {
        const { img, video, promoCode } = (await server.call(`GET /api/course/${course}`)).json
        return { img, video, promoCode }
      }
      const change = (body: object) => server.call(`PUT /api/courseUpdate/${course}`, { as: teacher, body })
      const before = await sold()
      const [first, second] = [await uploadPicture(teacher), await uploadPicture(teacher)]
      const video = 'https://videos.example/another.mp4'
      assert.equal((await change({ img: first, video, promoCode: 'FREE-FOR-ALL' })).status, 200)
      assert.equal((await change({ img: second })).status, 200)
      assert.deepEqual(await sold(), before)
      const wanted = { img: second, video, promoCode: 'FREE-FOR-ALL' }
      const own = await ownCourse(teacher, course)
      assert.deepEqual([own.course.img, own.course.promoCode, own.sells.img], [second, 'FREE-FOR-ALL', before.img])
      assert.equal((await fetch(server.url + first)).status, 404, 'nobody proposes it any more')
      assert.equal((await review(teacher, course, 'in_review')).status, 200)
      assert.equal((await decide(course, { state: 'published' })).status, 200)
      assert.deepEqual(await sold(), wanted)
      assert.equal((await fetch(server.url + second)).status, 200)
    })

    it('takes a teacher’s cover only from this site, and an administrator’s from anywhere', async () => {
      const teacher = await newTeacher()
      const elsewhere = 'https://pictures.example/cover.png'
      const refusalOf = ({ status, json }: { status: number; json: { codes?: { img?: { code: string } } } }) =>
        status === 422 ? json.codes?.img?.code : status
      const draft = { ...requiredCourse, img: elsewhere }
      assert.equal(refusalOf(await server.call('POST /api/teach', { as: teacher, body: draft })), 'not_uploaded')
      const course = await onSale(teacher)
      const change = (img: string, as: Person = teacher) =>
        server.call(`PUT /api/courseUpdate/${course}`, { as, body: { img } })
      assert.equal(refusalOf(await change(elsewhere)), 'not_uploaded')
      assert.equal(refusalOf(await change(await uploadPicture(await newTeacher()))), 'picture_gone')
      assert.equal((await change(elsewhere, admin)).status, 200)
      assert.equal((await server.call(`GET /api/course/${course}`)).json.img, elsewhere)
      assert.equal((await change(elsewhere)).status, 200, 'what an administrator chose stays')
      const own = server.deps.settings.publicUrl + (await uploadPicture(teacher))
      assert.equal((await change(own)).status, 200)
    })

    it('publishes an administrator’s own course at once', async () => {
      const body = { ...requiredCourse, title: 'Straight to the shelf' }
      const { json } = await server.call('POST /api/addCourse', { as: admin, body })
      assert.equal((await server.call(`GET /api/course/${json.insertedId}`)).status, 200)
      const [row] = await server.deps.db.select().from(courses).where(eq(courses.id, json.insertedId))
      assert.equal(row!.reviewState, 'published')
    })
  })

  it('counts learners, and questions without an answer', async () => {
    const teacher = await newTeacher()
    const course = await onSale(teacher, { price: 0 })
    const learner = await server.person('user', 'Mitu Learner')
    await server.call('POST /api/order', { as: learner, body: { id: course } })
    const lesson = (await server.call(`GET /api/curriculum/${course}`)).json.sections[0].lessons[1]._id
    const question = newId()
    const body = { lesson, second: null, text: 'Why do we square the time here?' }
    await server.call(`PUT /api/question/${question}`, { as: learner, body })
    const teaching = async () => (await server.call('GET /api/teach', { as: teacher })).json
    const { courses: listed, waiting, ...totals } = await teaching()
    assert.deepEqual(totals, { learners: 1, questions: 1, tasks: 0, earnedCents: 0 })
    assert.equal(listed[0].learners, 1)
    assert.equal(listed[0].questions, 1)
    const { at } = waiting[0]
    assert.deepEqual(listed[0].firstQuestion, { lesson, question, at })
    const answer = { question, text: 'Because both the time and the speed grow.' }
    assert.equal((await server.call(`PUT /api/answer/${newId()}`, { as: teacher, body: answer })).status, 200)
    assert.equal((await teaching()).questions, 0)
  })

  it('lists open work, oldest first: questions, handed-in work, and courses sent back', async () => {
    const teacher = await newTeacher()
    const course = await onSale(teacher, { price: 0, title: 'Motion' })
    const { revision, sections } = (await server.call(`GET /api/curriculum/${course}/draft`, { as: teacher })).json
    const task = taskLesson()
    sections[0].lessons.push(task)
    await server.call(`PUT /api/curriculum/${course}`, { as: teacher, body: { revision, sections } })
    const publish = { as: teacher, body: { revision: revision + 1 } }
    assert.equal((await server.call(`POST /api/curriculum/${course}/publish`, publish)).status, 200)
    const learner = await server.person('user', 'Mitu Learner')
    await server.call('POST /api/order', { as: learner, body: { id: course } })
    const draft = await completeDraft(teacher)
    await review(teacher, draft, 'in_review')
    await decide(draft, { state: 'sent_back', note: 'Lesson 3 hums.' })
    const handedInAt = new Date(Date.now() - DAY_MS)
    const { id: handIn } = await storeHandIn(server, learner, task._id, { number: 2, handedInAt })
    const question = newId()
    const lesson = sections[0].lessons[1]._id
    await server.call(`PUT /api/question/${question}`, { as: learner, body: { lesson, second: null, text: 'Why?' } })
    const { json, text } = await server.call('GET /api/teach', { as: teacher })
    assert.deepEqual(
      json.waiting.map((item: Record<string, unknown>) => [item.what, item._id, item.name, item.text, item.isAgain]),
      [
        ['task', handIn, 'Mitu', '', true],
        ['course', draft, '', '', false],
        ['question', question, 'Mitu', 'Why?', false],
      ],
    )
    assert.deepEqual(json.waiting[0].lesson, { _id: task._id, title: task.title })
    const listed = json.courses.find(({ _id }: { _id: string }) => _id === course)
    assert.equal(listed.taskSince, handedInAt.toISOString())
    assert.ok(!text.includes(learner.email))
    const rival = await server.call('GET /api/teach', { as: await newTeacher() })
    assert.deepEqual(rival.json.waiting, [])
  })

  it('shows ten of what waits, and counts who has a certificate that was not withdrawn', async () => {
    const teacher = await newTeacher()
    const course = await onSale(teacher, { price: 0 })
    const lesson = (await server.call(`GET /api/curriculum/${course}`)).json.sections[0].lessons[1]._id
    const { db } = server.deps
    for (let number = 0; number < 11; number++) {
      const [learner, id] = [await server.person(), newId()]
      await db.insert(discussionIds).values({ id })
      await db.insert(lessonQuestions).values({ id, lessonId: lesson, userId: learner.id, text: `Why ${number}?` })
      if (number > 2) continue
      const withdrawn = number === 2 ? { revokedAt: new Date(), revokeReason: 'A mistake' } : {}
      const paper = { name: 'A', title: 'B', language: 'en', category: 'classFive', instructor: 'C' } as const
      await db.insert(certificates).values({
        ...paper,
        ...withdrawn,
        code: id,
        userId: learner.id,
        courseId: course,
        sections: [],
        lessons: 5,
        issuedAt: new Date(),
      })
    }
    const { json } = await server.call('GET /api/teach', { as: teacher })
    assert.equal(json.questions, 11)
    assert.equal(json.waiting.length, 10)
    assert.equal(json.courses[0].finished, 2)
  })

  it('gives the demo three teachers, with a draft, a course in review and one sent back', async () => {
    const linked = await server.deps.db
      .select({ email: users.email })
      .from(instructors)
      .innerJoin(users, eq(users.id, instructors.userId))
      .where(eq(users.email, 'teacher@porua.test'))
    assert.equal(linked.length, 1)
    const { json } = await server.call('GET /api/reviews?limit=200', { as: admin })
    assert.ok(json.some(({ title }: { title: string }) => title === 'রান্নাঘরে শব্দ ও আলো'))
  })
})
