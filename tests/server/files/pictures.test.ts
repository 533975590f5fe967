// Which pictures are shown and when they are deleted: profile photos, replaced pictures, those of deleted people.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { uploads } from '#server/db/schema.ts'
import { sweep } from '#server/housekeeping.ts'
import { emptyBin } from '#server/modules/office/records/empty-bin.ts'
import { assertError } from '../../helpers/assert-error.ts'
import { blogBody, bookBody, courseBody, instructorBody } from '../../helpers/sample-bodies.ts'
import { uploadPicture } from '../../helpers/sweep/scene.ts'
import { startTestServer, type Answer, type Person, type TestServer } from '../../helpers/test-server.ts'

const DAY_MS = 86_400_000

describe('pictures', () => {
  let server: TestServer
  let admin: Person

  before(async () => {
    server = await startTestServer()
    admin = await server.person('admin')
  })
  after(() => server.close())

  const call = (name: string, as?: Person, body?: unknown): Promise<Answer> =>
    server.call(name.replace(' /', ' /api/'), { as, body })

  async function done(name: string, as?: Person, body?: unknown): Promise<any> {
    const { status, text, json } = await call(name, as, body)
    assert.equal(status, 200, `${name}: ${text}`)
    return json
  }

  const upload = (as: Person) => uploadPicture(server, as)
  const statusOf = async (path: string) => (await server.call(`GET ${path}`)).status
  const isStored = async (path: string) => (await server.deps.files.get(path.slice('/media/'.length))) !== null
  const setPhoto = (person: Person, photoURL: string) => call(`PUT /users/${person.email}`, person, { photoURL })

  async function personWithPhoto(): Promise<{ person: Person; photo: string }> {
    const person = await server.person()
    const photo = await upload(person)
    assert.equal((await setPhoto(person, photo)).status, 200)
    return { person, photo }
  }

  /** Asserts that a picture is no longer served, and that the sweep deletes its file and row. */
  async function assertGone(path: string): Promise<void> {
    assert.equal(await statusOf(path), 404, 'it is still served')
    await sweep(server.deps)
    assert.equal(await isStored(path), false, 'its file is still there')
    const name = path.slice('/media/'.length)
    assert.deepEqual(await server.deps.db.select().from(uploads).where(eq(uploads.name, name)), [])
  }

  it('accepts only a person’s own upload as profile photo', async () => {
    const person = await server.person()
    const others = await upload(admin)
    for (const photoURL of [
      'https://tracker.example/pixel.gif',
      '/?lang=bn',
      '/api/health',
      '/covers/avatar/free/Rumi.svg',
      '/media/',
      `${server.url}/?lang=bn`,
      `https://evil.example${others}`,
      `${others}?x`,
      others,
      server.url + others,
    ]) {
      const answer = await setPhoto(person, photoURL)
      assertError(answer, 422, 'invalid')
      assert.deepEqual(Object.keys(answer.json.fields), ['photoURL'], photoURL)
    }
    assert.equal((await done(`GET /user/${person.email}`, person)).photoURL, '')
    const own = await upload(person)
    for (const photoURL of [own, server.url + own]) assert.equal((await setPhoto(person, photoURL)).status, 200)
    assert.equal((await done(`GET /user/${person.email}`, person)).photoURL, own)
  })

  it('replaces a profile photo everywhere, and deletes the old one', async () => {
    const { person, photo } = await personWithPhoto()
    const { insertedId } = await done('POST /addreview', person, { comment: 'Good.', ratting: 5 })
    const next = await upload(person)
    assert.equal((await setPhoto(person, next)).status, 200)
    const reviews: { _id: string; image: string }[] = await done('GET /addreview?limit=5')
    assert.equal(reviews.find(({ _id }) => _id === insertedId)!.image, next)
    await assertGone(photo)
    assert.equal(await statusOf(next), 200)
    assert.equal((await setPhoto(person, next)).status, 200)
    assert.equal(await statusOf(next), 200)
    assertError(await setPhoto(person, photo), 422, 'invalid')
  })

  for (const { kind, add, change, body, fields } of [
    { kind: 'course', add: 'addCourse', change: 'courseUpdate', body: courseBody, fields: ['img', 'instructorImg'] },
    {
      kind: 'book',
      add: 'addBook',
      change: 'bookUpdate',
      body: bookBody,
      fields: ['img', 'writerImg', 'writerImg3'],
    },
    { kind: 'blog', add: 'addBlog', change: 'blogUpdate', body: blogBody, fields: ['img'] },
    { kind: 'instructor', add: 'addInstructor', change: 'updateInstructor', body: instructorBody, fields: ['img'] },
  ]) {
    it(`deletes a replaced picture of a ${kind}, unless something else shows it`, async () => {
      for (const field of fields) {
        const [old, next] = [await upload(admin), await upload(admin)]
        const { insertedId: id } = await done(`POST /${add}`, admin, { ...body, [field]: old })
        const { insertedId: other } = await done('POST /addBlog', admin, { ...blogBody, img: old })
        await done(`PUT /${change}/${id}`, admin, { ...body, [field]: old })
        await done(`PUT /${change}/${id}`, admin, { [field]: next })
        assert.equal(await statusOf(old), 200, 'the other still shows it')
        await done(`PUT /blogUpdate/${other}`, admin, { img: next })
        await assertGone(old)
        assert.equal(await statusOf(next), 200)
      }
    })
  }

  it('keeps a picture when the change that replaces it is refused', async () => {
    const [old, next] = [await upload(admin), await upload(admin)]
    const { insertedId: id } = await done('POST /addBlog', admin, { ...blogBody, img: old })
    assert.equal((await call(`PUT /blogUpdate/${id}`, admin, { img: next, revision: 1 })).status, 409)
    assert.equal(await statusOf(old), 200)
  })

  it('shows the product’s current picture on an order', async () => {
    const buyer = await server.person()
    const [old, next] = [await upload(admin), await upload(admin)]
    const { insertedId: id } = await done('POST /addBook', admin, { ...bookBody, img: old })
    await done('POST /order', buyer, { id })
    assert.equal((await done('GET /order', buyer))[0].img, old)
    await done(`PUT /bookUpdate/${id}`, admin, { img: next })
    assert.equal((await done('GET /order', buyer))[0].img, next)
    await assertGone(old)
  })

  it('deletes the pictures of content that is deleted for good', async () => {
    const [cover, shared] = [await upload(admin), await upload(admin)]
    const { insertedId: id } = await done('POST /addBook', admin, { ...bookBody, img: cover, writerImg: shared })
    await done('POST /addBlog', admin, { ...blogBody, img: shared })
    await done(`DELETE /bookDelete/${id}`, admin)
    assert.equal(await statusOf(cover), 200, 'it can be restored')
    await emptyBin(server.deps.db, new Date(Date.now() + 31 * DAY_MS))
    await assertGone(cover)
    assert.equal(await statusOf(shared), 200)
  })

  it('deletes a deleted person’s pictures, except those that content shows', async () => {
    const { person, photo } = await personWithPhoto()
    const [unused, cover] = [await upload(person), await upload(person)]
    const { insertedId } = await done('POST /addBlog', admin, { ...blogBody, img: cover })
    await done('POST /addreview', person, { comment: 'Good.', ratting: 5 })
    await done(`DELETE /user/${person.id}`, admin)
    await assertGone(photo)
    await assertGone(unused)
    assert.equal(await statusOf(cover), 200)
    await done(`PUT /blogUpdate/${insertedId}`, admin, { img: '/a.png' })
    await assertGone(cover)
  })

  it('does not serve a picture whose file could not be deleted, and tries again', async () => {
    const { person, photo } = await personWithPhoto()
    const { files } = server.deps
    const { remove } = files
    files.remove = () => Promise.reject(new Error('the disk is away'))
    try {
      await done(`DELETE /user/${person.id}`, admin)
      await assert.rejects(sweep(server.deps))
      assert.equal(await statusOf(photo), 404)
      assert.equal(await isStored(photo), true)
    } finally {
      files.remove = remove
    }
    await assertGone(photo)
  })

  it('removes the drawn cover of a deleted product, unless somebody has ordered it', async () => {
    const { insertedId: course } = await done('POST /addCourse', admin, courseBody)
    const { insertedId: book } = await done('POST /addBook', admin, bookBody)
    const { insertedId: blog } = await done('POST /addBlog', admin, blogBody)
    const paths = [`/covers/course/${course}.svg`, `/covers/book/physics/${book}.svg`, `/covers/blog/${blog}.svg`]
    for (const path of paths) assert.equal(await statusOf(path), 200, path)
    const buyer = await server.person()
    await done('POST /order', buyer, { id: book })
    await done(`DELETE /course/${course}`, admin)
    await done(`DELETE /bookDelete/${book}`, admin)
    await done(`DELETE /blogDelete/${blog}`, admin)
    assert.deepEqual(await Promise.all(paths.map(statusOf)), [404, 200, 404])
    const [{ _id }] = await done('GET /order', buyer)
    await done(`DELETE /order/${_id}`, buyer)
    await done('POST /addBlog', admin, blogBody)
    assert.equal(await statusOf(paths[1]!), 404)
  })
})
