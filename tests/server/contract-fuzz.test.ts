// Requests generated from the contract: none crashes the server or leaks its internals. The short form of
// `npm run abuse -- fuzz`.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { z } from 'zod'
import { calls, type AnyCallName } from '#contract/calls.ts'
import type { Call } from '#contract/call.ts'
import { NAUGHTY } from '../helpers/fuzz/naughty.ts'
import { send, buildRequest, fuzzRequests, wrongTypeRequests, type FuzzRequest } from '../helpers/fuzz/requests.ts'
import { blogBody } from '../helpers/sample-bodies.ts'
import { sampleOf } from '../helpers/sample-of.ts'
import { startTestServer } from '../helpers/test-server.ts'

const REQUEST_COUNT = 80

it('declares a type for every input field of the contract', () => {
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

it('answers generated requests without a server error', async () => {
  const server = await startTestServer()
  try {
    const [user, admin] = [await server.person(), await server.person('admin')]
    const first = async (path: string): Promise<string> => (await server.call(`GET /api/${path}?limit=1`)).json[0]._id
    const ids = {
      blog: await first('blogs'),
      book: await first('books'),
      course: await first('courses/classNine'),
      instructor: await first('instructors/Physics'),
    }
    // create-payment-intent looks up an open order by its price, so there must be one.
    const ordered = await server.call('POST /api/order', { as: user, body: { id: ids.book } })
    assert.equal(ordered.status, 200, ordered.text)
    const target = { url: server.url, user: user.token, admin: admin.token, email: user.email, ids }
    // The same requests in each run; `npm run abuse -- fuzz` tries others.
    const seed = 20_260_101
    const naughty = sampleOf(NAUGHTY).map((text) =>
      buildRequest(target, 'PUT /blogUpdate/{id}', {
        path: `/blogUpdate/${ids.blog}`,
        body: { ...blogBody, title: text },
      }),
    )
    const waiting: FuzzRequest[] = [
      ...naughty,
      ...sampleOf(wrongTypeRequests(target)),
      ...fc.sample(fuzzRequests(target), { numRuns: REQUEST_COUNT, seed }),
    ]
    const found: string[] = []
    const statuses = new Set<number>()
    const worker = async () => {
      for (let request = waiting.pop(); request; request = waiting.pop()) {
        const { answer, faults } = await send(server.url, request)
        statuses.add(answer.status)
        found.push(...faults)
      }
    }
    await Promise.all([worker(), worker(), worker(), worker()])
    assert.deepEqual(found, [], `seed ${seed}`)
    for (const status of [200, 404, 422]) assert.ok(statuses.has(status), `nothing was answered with ${status}`)
  } finally {
    await server.close()
  }
})
