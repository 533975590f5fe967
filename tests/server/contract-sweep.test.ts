// Every call of the contract, made by a visitor, a user, another user and an administrator, with a good body and with
// some bad ones. `npm run test:long` tries every kind of bad one, allowed but hostile values, and deeply nested ones.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { CALL_LIMITS } from '#server/http/call-limits.ts'
import { sampleOf } from '../helpers/sample-of.ts'
import { startTestServer } from '../helpers/test-server.ts'
import { makeCall, makeCallWith, bodyText } from '../helpers/sweep/make-call.ts'
import { CALLS_WITH_BODY, fieldsOf, isForm, JSON_CALLS, sendable } from '../helpers/sweep/bodies.ts'
import { CHOSEN_ID, NOT_AN_OBJECT, NOT_JSON, withExtras } from '../helpers/sweep/hostile-bodies.ts'
import { valuesOf } from '../helpers/sweep/values.ts'
import { assertUnchanged, protectedFacts, rowsWithChosenId } from '../helpers/sweep/facts.ts'
import { findings } from '../helpers/sweep/findings.ts'
import { CALL_NAMES, expectedOf, leastPrivileged, WHO } from '../helpers/sweep/matrix.ts'
import { GOOD_REQUESTS } from '../helpers/sweep/good-requests.ts'
import { setScene, type Scene } from '../helpers/sweep/scene.ts'

describe('contract sweep', () => {
  let scene: Scene

  before(async () => {
    scene = await setScene(await startTestServer({ cards: true }))
  })
  after(() => scene.server.close())

  for (const name of CALL_NAMES) {
    const expected = WHO.map((who) => `${who} ${expectedOf(name, who)}`).join(', ')
    it(`${name} with a good request answers ${expected}`, async () => {
      const found: string[] = []
      for (const who of WHO) found.push(...findings(who, name, await makeCall(scene, name, who), expectedOf(name, who)))
      assert.deepEqual(found, [])
    })
  }

  for (const name of CALLS_WITH_BODY) {
    const { who, status } = leastPrivileged(name)

    it(`${name} ignores fields that are not its own`, async () => {
      const request = await GOOD_REQUESTS[name](scene, who)
      const text = isForm(name) ? bodyText(name, request.body!) + '&role=admin&paid=true' : withExtras(request.body!)
      const before = await protectedFacts(scene)
      const answer = await makeCallWith(scene, name, who, request, { body: text })
      assert.deepEqual(findings('with extras', name, answer, status), [])
      if (answer.json?.insertedId) assert.notEqual(answer.json.insertedId, CHOSEN_ID)
      assert.deepEqual(await protectedFacts(scene), before)
      assert.deepEqual(await rowsWithChosenId(scene), [])
      assert.equal(({} as { role?: string }).role, undefined, 'the prototype of all objects was changed')
    })
  }

  for (const name of CALLS_WITH_BODY) {
    const { who, status } = leastPrivileged(name)

    it(`${name} answers 422 and names the field when a required one is missing`, async () => {
      const found: string[] = []
      for (const { field, isRequired } of fieldsOf(name)) {
        const request = await GOOD_REQUESTS[name](scene, who)
        const { [field]: _, ...body } = request.body!
        const answer = await makeCallWith(scene, name, who, { ...request, body })
        found.push(...findings(`without ${field}`, name, answer, isRequired ? 422 : status))
        if (isRequired && !answer.json?.fields?.[field]) found.push(`without ${field}: does not name it`)
      }
      assert.deepEqual(found, [])
    })

    it(`${name} refuses bad values with 422 and names the field`, async () => {
      const found: string[] = []
      const request = await GOOD_REQUESTS[name](scene, who)
      for (const { field, kind } of fieldsOf(name)) {
        const attempt = async (value: unknown) => {
          const what = `${field} = ${JSON.stringify(value).slice(0, 60)}`
          const began = performance.now()
          const answer = await makeCallWith(scene, name, who, {
            ...request,
            body: { ...request.body!, [field]: value },
          })
          found.push(...findings(what, name, answer, 422))
          if (performance.now() - began > 5000) found.push(`${what}: took longer than five seconds`)
          const named = Object.keys(answer.json?.fields ?? {})
          const isNamed = named.length > 0 && named.every((key) => key === field || key.startsWith(`${field}.`))
          if (!isNamed) found.push(`${what}: names ${named.join()}`)
        }
        const values = sampleOf(sendable(name, valuesOf(kind).refused))
        if (name in CALL_LIMITS) for (const value of values) await attempt(value)
        else await Promise.all(values.map(attempt))
      }
      assert.deepEqual(found, [])
    })
  }

  for (const name of sampleOf(JSON_CALLS)) {
    const { who } = leastPrivileged(name)

    it(`${name} answers 400 to invalid JSON and 422 to JSON that is not an object`, async () => {
      const found: string[] = []
      const request = await GOOD_REQUESTS[name](scene, who)
      for (const body of NOT_JSON) {
        const answer = await makeCallWith(scene, name, who, request, { body })
        found.push(...findings(String(body), name, answer, 400))
      }
      for (const body of NOT_AN_OBJECT) {
        const answer = await makeCallWith(scene, name, who, request, { body })
        found.push(...findings(body.slice(0, 20), name, answer, 422))
      }
      assert.deepEqual(found, [])
    })
  }

  it('leaves people and orders unchanged after the contract sweep', () => assertUnchanged(scene))
})
