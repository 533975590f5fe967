// The pages of live classes as the server renders them, readable without JavaScript.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { addBuiltSite } from '../../helpers/built-site.ts'
import { addBatch, DAY_MS, HOUR_MS, type MadeBatch } from '../../helpers/live/live.ts'
import { startTestServer, type TestServer } from '../../helpers/test-server.ts'
import { wordingPattern } from '../../helpers/wording.ts'

let server: TestServer
let scratch: MadeBatch
let tabla: MadeBatch

before(async () => {
  server = await startTestServer()
  await addBuiltSite(server, false)
  scratch = await addBatch(server, { title: 'First games in Scratch', startsIn: [HOUR_MS, 8 * DAY_MS] })
  tabla = await addBatch(server, {
    programme: 1,
    subject: 'Music',
    title: 'Tabla from the first beat',
    startsIn: [2 * DAY_MS],
  })
})

after(() => server.close())

const page = async (path: string) => {
  const answer = await fetch(server.url + path)
  return { status: answer.status, cache: answer.headers.get('cache-control'), html: await answer.text() }
}

it('shows the timetable to everybody, in the times of Dhaka and with free seats', async () => {
  const { status, html } = await page('/live')
  assert.equal(status, 200)
  assert.match(html, wordingPattern('live_zone_dhaka'))
  assert.match(html, /First games in Scratch/)
  assert.match(html, wordingPattern('live_seats_left', { a: 3, b: 3 }))
  const next = new Date(server.deps.now().getTime() + HOUR_MS).toISOString().slice(0, 13)
  assert.match(html, new RegExp(`<time[^>]* dateTime="${next}`))
  assert.match(html, new RegExp(`href="/live/${scratch.id}"`))
})

it('filters the timetable by its address, and refuses unknown programmes', async () => {
  const { html } = await page('/live?programme=1&subject=Music')
  assert.match(html, /Tabla from the first beat/)
  assert.doesNotMatch(html, /<h3>First games in Scratch/)
  const empty = await page('/live?programme=9')
  assert.match(empty.html, /Show all classes/)
  assert.equal((await page('/live?programme=13')).status, 404)
})

it('shows the classes of a later week', async () => {
  const from = new Date(server.deps.now().getTime() + 7 * DAY_MS).toISOString().slice(0, 10)
  const { html } = await page(`/live?from=${from}`)
  assert.match(html, /First games in Scratch/)
  assert.doesNotMatch(html, /<h3>Tabla from the first beat/)
})

it('shows a batch with all its classes, its price and what search engines read', async () => {
  const { html } = await page(`/live/${tabla.id}`)
  assert.match(html, wordingPattern('live_card_seat'))
  assert.match(html, wordingPattern('live_seat_left', { b: 1 }))
  assert.match(html, /"maximumAttendeeCapacity":1/)
  assert.match(html, /rel="canonical"/)
  assert.equal((await page('/live/00000000-0000-4000-8000-000000000000')).status, 404)
})

it('never caches a page with seats, so that the next visitor sees how many are left', async () => {
  assert.match((await page('/live')).html, wordingPattern('live_seat_left', { b: 1 }))
  const buyer = await server.person()
  const { status } = await server.call('POST /api/order', { as: buyer, body: { id: tabla.id, price: 5 } })
  assert.equal(status, 200)
  const { html, cache } = await page('/live')
  assert.doesNotMatch(html, wordingPattern('live_seat_left', { b: 1 }))
  assert.match(html, /Waiting list/)
  assert.equal(cache, 'private, no-store')
  assert.match((await page(`/live/${tabla.id}`)).html, wordingPattern('live_wait'))
})

it('keeps home’s link to the classes and adds one to the times', async () => {
  const { html } = await page('/')
  assert.match(html, /href="\/classes"[^>]*>EXPLORE/)
  assert.match(html, /href="\/live\?programme=1"[^>]*>See times/)
  assert.match((await page('/sitemap/pages.xml')).html, /\/live</)
})
