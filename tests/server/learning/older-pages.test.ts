// Pages of the released version that are still open after an upgrade: what they sent, recorded in tests/upgrades from the
// browser tests of that version, is accepted. Ids and amounts are today's.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import type { AnyCallName } from '#contract/calls.ts'
import { bookBody } from '../../helpers/sample-bodies.ts'
import { startTestServer } from '../../helpers/test-server.ts'
import { GOOD_REQUESTS } from '../../helpers/sweep/good-requests.ts'
import { makeCallWith } from '../../helpers/sweep/make-call.ts'
import { leastPrivileged } from '../../helpers/sweep/matrix.ts'
import { add, setScene, type Scene } from '../../helpers/sweep/scene.ts'

type Body = Record<string, unknown>

const RECORDED = JSON.parse(
  readFileSync(new URL('../../upgrades/requests-0.2.0.json', import.meta.url), 'utf8'),
) as Record<AnyCallName, Body | Body[] | null>

const IS_ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
/** These belong to the recorded server. */
const OWN = new Set(
  'revision price email transactionId answers name img promoCode photoURL files seenAt since'.split(' '),
)

/** The recorded body with the ids and amounts of a request that succeeds today. */
function today(recorded: Body | Body[] | null, good: unknown): unknown {
  if (Array.isArray(recorded)) return recorded.map((each) => today(each, (good as Body[])[0]))
  const now = (good ?? {}) as Body
  return Object.fromEntries(
    Object.entries(recorded ?? {}).flatMap(([key, value]) => {
      const isOwn = OWN.has(key) || IS_ID.test(String(value))
      if (key === 'thing') return [[key, now.item]]
      if (!isOwn) return [[key, value]]
      return key in now ? [[key, now[key]]] : []
    }),
  )
}

describe('a page of 0.2.0', () => {
  let scene: Scene
  before(async () => void (scene = await setScene(await startTestServer({ cards: true }))))
  after(() => scene.server.close())

  // Publishing replaces the lessons that others need.
  const isLast = (name: string) => name.includes('publish')
  const all = Object.entries(RECORDED) as [AnyCallName, Body | Body[] | null][]
  for (const [name, recorded] of [...all.filter(([each]) => !isLast(each)), ...all.filter(([each]) => isLast(each))]) {
    it(`is understood when it sends ${name}`, async () => {
      const { who } = leastPrivileged(name)
      const good = await GOOD_REQUESTS[name](scene, who)
      // The demo's newest book is audio, and the recorded one is a PDF.
      if (name === 'PUT /bookUpdate/{id}') good.path = `/bookUpdate/${await add(scene, 'addBook', bookBody)}`
      const body = recorded ? { body: today(recorded, good.body) as Body } : {}
      const { status, text } = await makeCallWith(scene, name, who, { ...good, ...body })
      assert.equal(status, 200, text)
    })
  }
})
