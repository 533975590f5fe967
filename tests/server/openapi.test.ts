// The OpenAPI document: what a linter or a client generator would complain about.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { calls } from '#contract/calls.ts'
import { ERROR_CODES } from '#contract/error-codes.ts'
import type { Call } from '#contract/call.ts'
import { docsPage } from '#server/http/docs-page.ts'
import { inRouteOrder } from '#server/http/mount-calls.ts'
import { openApiDocument } from '#server/http/openapi.ts'

type Parameter = { name: string; in: string; required: boolean; schema: object }
type Response = { description: string; content: Record<string, { schema: object }> }
type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: Parameter[]
  responses: Record<string, Response | { $ref: string }>
  'x-call': keyof typeof calls
}
type Document = {
  info: { license: object; contact: object }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  components: { securitySchemes: Record<string, object>; responses: { Failed: Response } }
  paths: Record<string, Record<string, Operation>>
}

const document = openApiDocument('https://porua.example') as Document
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
)

describe('the OpenAPI document', () => {
  it('documents every call once', () => {
    assert.deepEqual(operations.map(({ operation }) => operation['x-call']).toSorted(), Object.keys(calls).toSorted())
  })

  it('gives each operation a unique id that is a valid identifier', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    for (const id of ids) assert.match(id, /^[a-z][a-zA-Z0-9]*$/)
    assert.equal(new Set(ids).size, ids.length)
  })

  it('documents the authentication of each operation', () => {
    for (const { operation } of operations) {
      const { access }: Call = calls[operation['x-call']]
      assert.ok(Array.isArray(operation.security), operation.operationId)
      // OpenAPI has no scheme for a secret in the path.
      assert.equal(operation.security.length === 0, access === 'open' || access === 'secret', operation.operationId)
      for (const name of operation.security.flatMap(Object.keys)) assert.ok(document.components.securitySchemes[name])
    }
  })

  it('declares every path parameter, and no ambiguous paths', () => {
    const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'))
    assert.equal(new Set(shapes).size, shapes.length)
    for (const { path, operation } of operations) {
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path')
      assert.deepEqual(
        declared.map(({ name }) => name),
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      )
      for (const { required, schema } of declared) assert.ok(required && Object.keys(schema).length)
    }
  })

  it('describes client and server errors in one shape, with all codes', () => {
    const { description, content } = document.components.responses.Failed
    assert.ok(description)
    assert.ok(ERROR_CODES.every((code) => JSON.stringify(content['application/json']!.schema).includes(`"${code}"`)))
    for (const { operation } of operations) {
      const { '4XX': ofClient, '5XX': ofServer, ...answers } = operation.responses
      for (const failed of [ofClient, ofServer]) assert.deepEqual(failed, { $ref: '#/components/responses/Failed' })
      for (const answer of Object.values(answers)) assert.ok('description' in answer && answer.description)
    }
  })

  it('groups operations under described tags', () => {
    const names = new Set(document.tags.map(({ name }) => name))
    for (const { description } of document.tags) assert.ok(description)
    for (const { operation } of operations) {
      assert.ok(operation.tags.length === 1 && names.has(operation.tags[0]!), operation.operationId)
      assert.ok(operation.summary)
    }
    assert.deepEqual(new Set(operations.map(({ operation }) => operation.tags[0])), names)
  })

  it('documents the server, the license and a contact', () => {
    assert.deepEqual(
      document.servers.map(({ url }) => url),
      ['https://porua.example/api'],
    )
    assert.ok(document.info.license)
    assert.ok(document.info.contact)
  })

  it('renders a page that names each call as the contract does', () => {
    const page = docsPage(document)
    for (const name of Object.keys(calls)) assert.ok(page.includes(`<code>${name}</code>`), name)
  })
})

it('mounts a literal path before a parameter that it would also fit, in whatever order the rows are', () => {
  const pattern = (name: string) => new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  const names = Object.keys(calls)
  for (const order of [names, names.toReversed()]) {
    const mounted = inRouteOrder(order)
    const wrong = mounted.filter((name) => mounted.find((other) => pattern(other).test(name)) !== name)
    assert.deepEqual(wrong, [])
  }
})
