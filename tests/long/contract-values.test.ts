// Every call with hostile values that its fields allow, and with bodies nested so deeply that parsing them could fail.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startTestServer } from '../helpers/test-server.ts'
import { makeCallWith, bodyText } from '../helpers/sweep/make-call.ts'
import { CALLS_WITH_BODY, fieldsOf, JSON_CALLS, sendable } from '../helpers/sweep/bodies.ts'
import { deepObject } from '../helpers/sweep/hostile-bodies.ts'
import { valuesOf } from '../helpers/sweep/values.ts'
import { assertUnchanged } from '../helpers/sweep/facts.ts'
import { findings } from '../helpers/sweep/findings.ts'
import { leastPrivileged } from '../helpers/sweep/matrix.ts'
import { GOOD_REQUESTS } from '../helpers/sweep/good-requests.ts'
import { setScene, type Scene } from '../helpers/sweep/scene.ts'

describe('hostile values', () => {
  let scene: Scene

  before(async () => {
    scene = await setScene(await startTestServer({ cards: true }))
  })
  after(() => scene.server.close())

  for (const name of CALLS_WITH_BODY) {
    const { who, status } = leastPrivileged(name)

    it(`${name} accepts hostile but valid values`, async () => {
      const found: string[] = []
      const fields = fieldsOf(name)
      for (const kind of new Set(fields.map((field) => field.kind))) {
        for (const value of sendable(name, valuesOf(kind).accepted)) {
          const request = await GOOD_REQUESTS[name](scene, who)
          const same = fields.filter((field) => field.kind === kind).map(({ field }) => [field, value])
          const body = { ...request.body!, ...Object.fromEntries(same) }
          const answer = await makeCallWith(scene, name, who, { ...request, body })
          found.push(...findings(`every ${kind} = ${JSON.stringify(value).slice(0, 60)}`, name, answer, status))
        }
      }
      assert.deepEqual(found, [])
    })
  }

  for (const name of JSON_CALLS) {
    const { who, status } = leastPrivileged(name)

    it(`${name} survives bodies nested ten thousand levels deep`, async () => {
      const request = await GOOD_REQUESTS[name](scene, who)
      const text = bodyText(name, request.body!)
      const beside = `{"unknown":${deepObject},${text.slice(1)}`
      const found = findings(
        'outside the fields',
        name,
        await makeCallWith(scene, name, who, request, { body: beside }),
        status,
      )
      for (const { field } of fieldsOf(name)) {
        const { [field]: _, ...others } = request.body!
        const body = `{"${field}":${deepObject},${bodyText(name, others).slice(1)}`.replace(/,\}$/, '}')
        const answer = await makeCallWith(scene, name, who, request, { body })
        found.push(...findings(`in ${field}`, name, answer, 422))
      }
      assert.deepEqual(found, [])
    })
  }

  it('leaves people and orders unchanged after hostile values', () => assertUnchanged(scene))
})
