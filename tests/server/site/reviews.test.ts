// Reviews.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { REVIEWS_A_DAY } from '#contract/constants.ts'
import { TEXTS } from '#contract/texts.ts'
import { type Person } from '../../helpers/test-server.ts'
import { openSite, statusesOf, type OpenSite } from '../../helpers/open-site.ts'
import { resetRateLimits, register, uploadPicture } from '../../helpers/sweep/scene.ts'

const DAY_MS = 86_400_000

describe('reviews', () => {
  let site: OpenSite

  before(async () => {
    site = await openSite()
  })
  after(() => site.server.close())

  const review = (as: Person, body: unknown) => site.call('POST /api/addreview', { as, body })

  it('shows a review with the name and picture of its writer’s account', async () => {
    const person = await register(site.server, 'Own Name')
    const photo = await uploadPicture(site.server, person)
    await site.call(`PUT /api/users/${person.email}`, { as: person, body: { photoURL: photo } })
    const body = { name: 'Else', image: 'javascript:alert(1)', comment: '<b>Good</b>', ratting: '4' }
    const { insertedId } = (await review(person, body)).json
    const [newest] = await site.get('addreview?limit=1')
    assert.deepEqual(newest, {
      _id: insertedId,
      name: 'Own Name',
      comment: '<b>Good</b>',
      ratting: 4,
      image: photo,
    })
  })

  it('counts all reviews', async () => {
    const total = async () => Number((await site.call('GET /api/addreview?limit=1')).headers.get('x-total-count'))
    const before = await total()
    await review(await register(site.server, 'Counted'), { comment: 'Good', ratting: 4 })
    assert.equal(await total(), before + 1)
  })

  it('refuses a rating out of range in the owner’s words', async () => {
    for (const ratting of [6, -1, '6', 100]) {
      const answer = await review(site.user, { comment: 'Good.', ratting })
      assert.equal(answer.status, 422)
      assert.deepEqual(answer.json.fields, { ratting: TEXTS.rattingRange })
      assert.equal(answer.json.fields.ratting, 'Ratting Will Be Between 0 to 5 ')
    }
  })

  it('refuses a review of more than 120 characters', async () => {
    const person = await site.server.person()
    assert.equal((await review(person, { comment: 'ক'.repeat(121), ratting: 5 })).status, 422)
    assert.equal((await review(person, { comment: ` ${'ক'.repeat(120)} `, ratting: 5 })).status, 200)
  })

  it('accepts five reviews a day from one person, and says when to try again', async () => {
    const person = await site.server.person()
    await resetRateLimits(site.server)
    const body = { comment: 'Good.', ratting: 5 }
    const answers = await Promise.all(Array.from({ length: REVIEWS_A_DAY + 2 }, () => review(person, body)))
    const statuses = statusesOf(answers)
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429, 429])
    const sixth = await review(person, body)
    assert.equal(sixth.status, 429)
    assert.equal(sixth.json.error, 'too_many')
    const wait = Number(sixth.headers.get('retry-after'))
    assert.ok(wait > 86_000 && wait <= 86_400, String(wait))
    assert.equal((await review(await site.server.person(), body)).status, 200)
    site.server.advanceClock(DAY_MS)
    try {
      assert.equal((await review(person, body)).status, 200)
    } finally {
      site.server.advanceClock(-DAY_MS)
    }
  })
})
