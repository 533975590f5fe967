// Requests nobody thought of, made up from the table of calls: none brings the server down or shows its insides. The
// short form of `npm run abuse -- fuzz`.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { z } from 'zod'
import { calls, type AnyCallName } from '#contract/calls.ts'
import type { Call } from '#contract/call.ts'
import { NAUGHTY } from '../helpers/fuzz/naughty.ts'
import { fire, shotOf, shots, wrongTypeShots, type Shot } from '../helpers/fuzz/shots.ts'
import { blogBody } from '../helpers/sample-bodies.ts'
import { startTestServer } from '../helpers/test-server.ts'

const SHOTS = 80

it('every field that is sent has a type', () => {
  const untyped: string[] = []
  const look = (where: string, schema: z.core.JSONSchema.BaseSchema) => {
    if (!schema.type && !schema.anyOf && !schema.enum && !('const' in schema)) untyped.push(where)
    for (const [field, part] of Object.entries(schema.properties ?? {}))
      look(`${where} ${field}`, part as typeof schema)
  }
  for (const name of Object.keys(calls) as AnyCallName[]) {
    const { params, query, body }: Call = calls[name]
    for (const rule of [params, query, body]) if (rule) look(name, z.toJSONSchema(rule, { io: 'input' }))
  }
  assert.deepEqual(untyped, [])
})

it('made-up requests are refused or done, and never a fault of the server', async () => {
  const server = await startTestServer()
  try {
    const [user, admin] = [await server.person(), await server.person('admin')]
    const first = async (path: string): Promise<string> => (await server.call(`GET /api/${path}?limit=1`)).json[0]._id
    const things = {
      blog: await first('blogs'),
      book: await first('books'),
      course: await first('courses/classNine'),
      instructor: await first('instructors/Physics'),
    }
    // Paying looks for an open order by its price, so there must be one.
    const ordered = await server.call('POST /api/order', { as: user, body: { id: things.book } })
    assert.equal(ordered.status, 200, ordered.text)
    const range = { url: server.url, user: user.token, admin: admin.token, email: user.email, things }
    const seed = Date.now()
    const naughty = NAUGHTY.map((text) =>
      shotOf(range, 'PUT /blogUpdate/{id}', { path: `/blogUpdate/${things.blog}`, body: { ...blogBody, title: text } }),
    )
    const waiting: Shot[] = [...naughty, ...wrongTypeShots(range), ...fc.sample(shots(range), { numRuns: SHOTS, seed })]
    const found: string[] = []
    const statuses = new Set<number>()
    const shooter = async () => {
      for (let shot = waiting.pop(); shot; shot = waiting.pop()) {
        const { answer, faults } = await fire(server.url, shot)
        statuses.add(answer.status)
        found.push(...faults)
      }
    }
    await Promise.all([shooter(), shooter(), shooter(), shooter()])
    assert.deepEqual(found, [], `seed ${seed}`)
    for (const status of [200, 404, 422]) assert.ok(statuses.has(status), `nothing was answered with ${status}`)
  } finally {
    await server.close()
  }
})
