// The table of calls as an OpenAPI 3.1 document.
import { z } from 'zod'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { COUNTED_MOST } from '#contract/constants.ts'
import { REFUSALS, type RefusalCode } from '#contract/refusals.ts'

const WHO: Record<Call['access'], string> = {
  open: 'Anybody.',
  optional: 'Anybody; personal with an access token.',
  signedIn: 'Any signed-in person.',
  self: 'The person the e-mail belongs to; administrators may read.',
  admin: 'Administrators.',
  idToken: 'The bearer of an ID token of the identity service.',
  provider: 'The card provider, by its signature.',
}

const REFUSAL_CODES = Object.keys(REFUSALS) as RefusalCode[]

const SENDS = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  raw: 'application/json',
} as const

const error = {
  description:
    'What went wrong: a code, a sentence, and where fields are to blame, a sentence and a code for each of them.',
  content: {
    'application/json': {
      schema: z.toJSONSchema(
        z.object({
          error: z.string(),
          message: z.string(),
          fields: z.record(z.string(), z.string()).optional(),
          codes: z.record(z.string(), z.object({ code: z.enum(REFUSAL_CODES), n: z.number().optional() })).optional(),
        }),
      ),
    },
  },
}

export function openApiDocument(publicUrl: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, row] of Object.entries(calls) as [string, Call][]) {
    const [method, path] = name.split(' ') as [string, string]
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, row) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Porua', version: '1', description: 'Every call of the learning marketplace Porua.' },
    servers: [{ url: `${publicUrl}/api` }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}

function operation(name: string, row: Call): Record<string, unknown> {
  const needsToken = !['open', 'provider'].includes(row.access)
  return {
    operationId: name,
    summary: row.does,
    description: `Who: ${WHO[row.access]}`,
    'x-access': row.access,
    ...(needsToken ? { security: row.access === 'optional' ? [{ bearer: [] }, {}] : [{ bearer: [] }] } : {}),
    parameters: [...parameters('path', row.params), ...parameters('query', row.query)],
    ...(row.body || row.sends
      ? { requestBody: { required: true, content: { [SENDS[row.sends ?? 'json']]: { schema: sent(row) } } } }
      : {}),
    responses: {
      200: {
        description: 'Done.',
        ...(row.list ? { headers: listHeaders } : {}),
        content:
          row.answer === 'html'
            ? { 'text/html': { schema: { type: 'string' } } }
            : { 'application/json': { schema: z.toJSONSchema(row.answer, { io: 'output' }) } },
      },
      '4XX': error,
      '5XX': error,
    },
  }
}

const listHeaders = {
  Link: { description: 'The next page, rel="next".', schema: { type: 'string' } },
  'X-Total-Count': {
    description: `How many there are in all; administrators’ lists are counted to ${COUNTED_MOST}.`,
    schema: { type: 'integer' },
  },
}

function sent(row: Call): unknown {
  if (row.sends === 'multipart') return { type: 'object', properties: { image: { type: 'string', format: 'binary' } } }
  return row.body ? z.toJSONSchema(row.body, { io: 'input', unrepresentable: 'any' }) : {}
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: z.toJSONSchema(field as z.ZodType, { io: 'input', unrepresentable: 'any' }),
  }))
}
