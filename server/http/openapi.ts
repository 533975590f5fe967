// The call table as an OpenAPI 3.1 document.
import { z } from 'zod'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { MAX_COUNTED, MAX_COUNTED_FOUND } from '#contract/constants.ts'
import { ERROR_CODES } from '#contract/error-codes.ts'
import { REFUSALS, type RefusalCode } from '#contract/refusals.ts'

const CALLERS: Record<Call['access'], string> = {
  open: 'Anyone.',
  optional: 'Anyone; personal with an access token.',
  signedIn: 'Any signed-in person.',
  self: 'The person the email belongs to; administrators may read.',
  learner: 'Anyone who has paid for it, anyone at all for a free preview, and administrators.',
  teacher: 'The teacher of the course or file in the path, or any teacher without one, and administrators.',
  admin: 'Administrators.',
  idToken: 'The bearer of an ID token of the identity service.',
  provider: 'The card provider, by its signature.',
  secret: 'Anyone who has the secret in the path.',
}

const SIGNED: Record<Call['access'], Record<string, string[]>[]> = {
  open: [],
  optional: [{ accessToken: [] }, {}],
  signedIn: [{ accessToken: [] }],
  self: [{ accessToken: [] }],
  learner: [{ accessToken: [] }, {}],
  teacher: [{ accessToken: [] }],
  admin: [{ accessToken: [] }],
  idToken: [{ idToken: [] }],
  provider: [{ providerSignature: [] }],
  secret: [],
}

const securitySchemes = {
  accessToken: { type: 'http', scheme: 'bearer', description: 'The token that `PUT /user/{email}` answers.' },
  idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Of the identity service.' },
  providerSignature: { type: 'apiKey', in: 'header', name: 'Stripe-Signature' },
}

/** The first pattern that matches a call's path gives its tag. */
const TAGS: { name: string; description: string; paths: RegExp }[] = [
  {
    name: 'Live classes',
    description: 'The timetable, seats, classes and their rooms, and calendars.',
    paths: /^\/((teach\/|admin\/)?live\b|mySeats|calendar|classNews)/,
  },
  {
    name: 'People',
    description: 'Signing in and out, profiles and roles.',
    paths: /^\/(user|users|admin|signOut|myData|myActivity)\b/,
  },
  { name: 'Blogs', description: 'Reading and writing blogs.', paths: /^\/(blog|addBlog)/ },
  {
    name: 'Notifications',
    description: 'What is new, what a person has read of it, notifications in browsers, and emails to guardians.',
    paths: /^\/(cci|bookN|notifications|announcement|stopMails|push|guardian)/,
  },
  { name: 'Books', description: 'Reading and writing books.', paths: /^\/(book|addBook|reading|mark)/ },
  { name: 'Reviews', description: 'What learners say.', paths: /^\/addreview/ },
  {
    name: 'Teaching',
    description:
      'A teacher’s own courses, their reviews and learners, earnings and payouts, and who teaches as an instructor.',
    paths:
      /^\/(teach|reviews|earnings|payout|course\/\{id\}\/(review|learners|progress|completion|announcement)|instructor\/\{id\}\/(account|invite))/,
  },
  {
    name: 'Courses',
    description: 'Reading, searching and writing courses.',
    paths: /^\/(course|addCourse|search|suggest)/,
  },
  {
    name: 'Instructors',
    description: 'Reading and writing instructors.',
    paths: /^\/(instructor|addInstructor|updateInstr)/,
  },
  {
    name: 'Orders',
    description: 'Ordering, coupons, paying and refunds.',
    paths:
      /^\/(order|paidOrder|owned|pay|create-payment-intent|enrollCourse|receipt|refundRequest|refunds|disputes|exchangeRates|heldPayments|failedReversals|coupons)/,
  },
  {
    name: 'Learning',
    description: 'Lessons, saving them on a device, progress and notes, and writing lessons.',
    paths: /^\/(curriculum|learn|lesson|saved|progress|places|note)/,
  },
  {
    name: 'Classroom',
    description: 'Quizzes, tasks, certificates, questions under a lesson, and ratings.',
    paths: /^\/(quiz|attempt|task|returnedTasks|handIn|certificate|question|newAnswers|answer|talk|rating)/,
  },
  {
    name: 'Home',
    description: 'Courses to try, and what a person goes on with.',
    paths: /^\/(previews|today|myClass)/,
  },
  { name: 'Rules', description: 'Terms and refund rules, and who sells here.', paths: /^\/(seller|policy)/ },
  {
    name: 'Administration',
    description: 'The overview, what waits, the bin, the audit, messages, and tables as CSV files.',
    paths: /^\/(overview|waiting|bin|audit|contactMessage|export|import)/,
  },
  {
    name: 'Files and messages',
    description: 'Pictures, videos and the contact form.',
    paths: /^\/(media|file|contact)/,
  },
  { name: 'Server', description: 'The server about itself.', paths: /^\/(health|ready|openapi|docs)/ },
]

const REFUSAL_CODES = Object.keys(REFUSALS) as RefusalCode[]

const SENDS = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  raw: 'application/json',
  zip: 'application/zip',
  csv: 'text/csv',
} as const

const failedResponse = {
  description:
    'What went wrong: a code, a sentence, and where fields are to blame, a sentence and a code for each of them.',
  content: {
    'application/json': {
      schema: schemaOf(
        z.object({
          error: z.enum(ERROR_CODES),
          message: z.string(),
          fields: z.record(z.string(), z.string()).optional(),
          codes: z.record(z.string(), z.object({ code: z.enum(REFUSAL_CODES), n: z.number().optional() })).optional(),
        }),
        'output',
      ),
    },
  },
}
const FAILED_RESPONSE = { $ref: '#/components/responses/Failed' }

export function openApiDocument(publicUrl: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, row] of Object.entries(calls) as [string, Call][]) {
    const [method, path] = name.split(' ') as [string, string]
    const shared = sharedPath(path)
    paths[shared] = { ...paths[shared], [method.toLowerCase()]: operation(name, row) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Porua',
      version: '1',
      description: 'Every call of the learning marketplace Porua.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Porua', url: `${publicUrl}/contact` },
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    components: { securitySchemes, responses: { Failed: failedResponse } },
    paths,
  }
}

const BINARY = { type: 'string', format: 'binary' }

function operation(name: string, row: Call): Record<string, unknown> {
  const path = name.split(' ')[1]!
  return {
    operationId: operationId(name),
    tags: TAGS.filter(({ paths }) => paths.test(path))
      .slice(0, 1)
      .map((tag) => tag.name),
    summary: row.summary,
    description: `Who: ${CALLERS[row.access]}`,
    'x-call': name,
    'x-access': row.access,
    security: SIGNED[row.access],
    parameters: [...pathParameters(path, row), ...queryParameters(row), ...(row.ifMatch ? [ifMatch] : [])],
    ...(row.body || row.sends
      ? { requestBody: { required: true, content: { [SENDS[row.sends ?? 'json']]: { schema: bodySchema(row) } } } }
      : {}),
    responses: {
      200: {
        description: 'Done.',
        ...(row.list ? { headers: row.hasAmount ? { ...listHeaders, ...amountHeader } : listHeaders } : {}),
        content:
          row.answer === 'html'
            ? { 'text/html': { schema: { type: 'string' } } }
            : row.answer === 'zip'
              ? { 'application/zip': { schema: BINARY } }
              : row.answer === 'file'
                ? { 'application/octet-stream': { schema: BINARY } }
                : { 'application/json': { schema: schemaOf(row.answer, 'output') } },
      },
      '4XX': FAILED_RESPONSE,
      '5XX': FAILED_RESPONSE,
    },
  }
}

/** `PUT /user/{email}` becomes putUserByEmail. */
function operationId(name: string): string {
  const words = name
    .replaceAll(/\{(\w+)\}/g, 'By $1')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  const [method = '', ...rest] = words
  return method.toLowerCase() + rest.map(capitalized).join('')
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** OpenAPI treats `/user/{email}` and `/user/{id}` as one path, so both become `/user/{emailOrId}`. */
function sharedPath(path: string): string {
  const shape = (one: string) => one.replaceAll(/\{\w+\}/g, '{}')
  const all = Object.keys(calls).map((name) => name.split(' ')[1]!)
  const same = all.filter((other) => shape(other) === shape(path))
  const names = new Set(same.map((other) => /\{(\w+)\}/.exec(other)?.[1] ?? ''))
  const [first = '', ...others] = names
  return path.replace(/\{\w+\}/, `{${[first, ...others.map(capitalized)].join('Or')}}`)
}

const listHeaders = {
  Link: { description: 'The next page, rel="next".', schema: { type: 'string' } },
  'X-Total-Count': {
    description: `How many there are in all; administrators’ lists are counted to ${MAX_COUNTED}, what \`q\` finds in them to ${MAX_COUNTED_FOUND}.`,
    schema: { type: 'integer' },
  },
}

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The quoted revision that the change is based on, as last read.',
  schema: { type: 'string' },
}

const amountHeader = {
  'X-Total-Amount': {
    description: 'The sum of the whole list in dollars; absent if there is more than is counted.',
    schema: { type: 'number' },
  },
}

function bodySchema(row: Call): unknown {
  if (row.sends === 'multipart') {
    return { type: 'object', required: ['image'], properties: { image: BINARY } }
  }
  if (row.sends === 'zip' || row.sends === 'csv') return BINARY
  return row.body ? schemaOf(row.body, 'input') : { type: 'object' }
}

function pathParameters(path: string, { params }: Call) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const shown = [...sharedPath(path).matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  return names.map((name, index) => ({
    name: shown[index],
    in: 'path',
    required: true,
    schema: params?.shape[name] ? schemaOf(params.shape[name] as z.ZodType, 'input') : { type: 'string' },
  }))
}

function queryParameters({ query }: Call) {
  return Object.entries(query?.shape ?? {}).map(([name, field]) => ({
    name,
    in: 'query',
    required: false,
    schema: schemaOf(field as z.ZodType, 'input'),
  }))
}

function schemaOf(type: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    // Linters require `items` on every array, tuples included, and then tuples need their length as well.
    override: ({ jsonSchema }) => {
      const { prefixItems } = jsonSchema
      if (prefixItems)
        Object.assign(jsonSchema, { items: {}, minItems: prefixItems.length, maxItems: prefixItems.length })
    },
  })
  return schema
}
