// Turns each row of the call table and its handler into a route: access, input, answer.
import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import { calls } from '#contract/calls.ts'
import type { Call } from '#contract/call.ts'
import { checkFields } from '#contract/calls/check-fields.ts'
import type { Language } from '#contract/constants.ts'
import { isDatabaseUnavailable, isDiskFull } from '../db/errors.ts'
import type { ByteCache } from './byte-cache.ts'
import { CachedAnswer, type FinishedAnswer } from './cached-answer.ts'
import { cachedResponse, encodedResponse } from './cached-response.ts'
import type { Caller, CallerReader, LearnerAccess, SecretAccess, TeacherAccess } from './caller.ts'
import { CALL_LIMITS } from './call-limits.ts'
import { chosenLanguage } from './chosen-language.ts'
import { clientAddress } from './client-address.ts'
import { forbidden, HttpError, invalidFields, diskFull, notFound, unauthorized, unavailable } from './errors.ts'
import { type Handlers, JsonText, Streamed, WithHeaders } from './handlers.ts'
import type { Log } from './log.ts'
import type { RateLimiter } from './rate-limit.ts'
import { readBody } from './read-body.ts'

const REQUEST_ID = 'x-request-id'

export type Env = { Bindings: Partial<HttpBindings>; Variables: { caller: string | undefined } }

export type MountOptions = {
  handlers: Handlers
  tokens: CallerReader
  learnerAccess: LearnerAccess
  secretAccess: SecretAccess
  teacherAccess: TeacherAccess
  limits: RateLimiter
  cache: ByteCache
  log: Log
  measure: Measure | undefined
  /** The headers of every data answer. */
  headers: Record<string, string>
  /** The headers of calls that answer with HTML. */
  pageHeaders: Record<string, string>
  /** Error pages for calls that a browser opens as a page. */
  problemPages: Partial<Record<keyof Handlers, ProblemPage>>
  trustedProxies: number
  rememberLanguage: (userId: string, language: Language) => Promise<void>
}

/** The call's name comes from the contract or the route, never from the URL. */
export type Measure = (call: string, status: number, ms: number) => void

type ProblemPage = (error: HttpError, request: Request) => string
type AnyHandler = (call: Record<string, unknown>) => Promise<unknown>

export function mountCalls(app: Hono<Env>, options: MountOptions): void {
  for (const name of inRouteOrder(Object.keys(calls)) as (keyof Handlers)[]) {
    const row: Call = calls[name]
    const [method, path] = name.split(' ') as [string, string]
    const handler = options.handlers[name] as unknown as AnyHandler
    const headers = row.answer === 'html' ? options.pageHeaders : options.headers
    const logOptions = { log: options.log, measure: options.measure, headers, problemPage: options.problemPages[name] }
    app.on(method, `/api${path.replace(/\{(\w+)\}/g, ':$1')}`, (context) =>
      logged(name, context, logOptions, (id) => answer(name, row, handler, context, { ...options, headers }, id)),
    )
  }
  // Not a route for '/api/*', because Hono runs a single matching route directly, without a middleware chain.
  app.notFound((context) => unknownCall(context, options))
}

/** A literal path takes precedence over a matching parameter, whatever the order of rows in the table. */
export const inRouteOrder = (names: string[]): string[] =>
  names.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))

const sortKey = (name: string) => name.replaceAll(/\{\w+\}/g, '\uffff')

export function unknownCall(context: Context<Env>, options: LogOptions): Promise<Response> {
  return logged('unknown', context, options, () => {
    throw notFound('This call doesn’t exist.')
  })
}

async function answer(
  name: keyof Handlers,
  row: Call,
  handler: AnyHandler,
  context: Context<Env>,
  options: MountOptions,
  requestId: string,
): Promise<Response> {
  const request = context.req.raw
  const bearer = bearerOf(headerOf(context, 'authorization'))
  const caller = await authenticate(row, bearer, options.tokens)
  context.set('caller', caller?.userId)
  if (row.access === 'admin' && caller?.role !== 'admin') throw forbidden('Only administrators can do this.')
  const params = parsePath(row, context.req.param())
  const query = row.query ? (parse(row.query, context.req.query()) as Record<string, unknown>) : {}
  if (row.access === 'self') requireSelf(request.method, caller, params[row.by] ?? query[row.by])
  if (row.access === 'learner') await options.learnerAccess(row.opens, [String(params[row.by])], caller)
  if (row.access === 'teacher') {
    await options.teacherAccess(caller!, row.owns ? { owns: row.owns, id: String(params[row.by]) } : null)
  }
  if (row.access === 'secret') {
    await options.secretAccess(String(params[row.by]), addressOf(context, options.trustedProxies))
  }
  await countAttempt(name, caller, context, options)
  if (caller && !isRead(request.method)) await followLanguage(caller, context, options)
  const raw = await readBody(request, row)
  const sent = row.fromOlderPage ? row.fromOlderPage(raw) : raw
  const body = parse(row.body, row.ifMatch ? withRevision(sent, headerOf(context, 'if-match')) : sent)
  const address = addressOf(context, options.trustedProxies)
  const call = { params, query, body, caller, bearer, request, raw, address }

  const isShared = row.access === 'open' ? !row.fresh : row.sharedByVisitors && !caller
  const isPublicRead = isRead(request.method) && isShared === true
  const make = async () => finish(row, await handler(call), options.headers, isPublicRead)
  if (isPublicRead) return cachedResponse(options.cache, cacheKey(request, row), request, make)
  const result = await handler(call)
  if (result instanceof Streamed) return streamed(result, context, { ...options, requestId })
  const finished = finish(row, result, options.headers, false)
  // Headers passed to the constructor reach node unchanged. If they are changed afterwards, they are rebuilt one by
  // one.
  finished.headers[REQUEST_ID] = requestId
  if (row.compressed) return encodedResponse(new CachedAnswer(finished, { isQuick: true }), request)
  return new Response(finished.body as BodyInit, finished)
}

async function countAttempt(name: keyof Handlers, caller: Caller | null, context: Context<Env>, options: MountOptions) {
  const limited = CALL_LIMITS[name]
  if (!limited) return
  const limitedBy = limited.per === 'user' ? caller!.userId : addressOf(context, options.trustedProxies)
  await options.limits.count(limited.limit, limitedBy)
}

/** Only for writes, because they may send emails. */
async function followLanguage(caller: Caller, context: Context<Env>, options: MountOptions): Promise<void> {
  const language = chosenLanguage(headerOf(context, 'cookie'))
  if (!language || language === caller.language) return
  await options.rememberLanguage(caller.userId, language)
  caller.language = language
}

/** Reads the header from node if possible, because asking the web Request for one header makes it copy them all. */
function headerOf(
  context: Context<Env>,
  name: 'authorization' | 'cookie' | 'x-forwarded-for' | 'if-match',
): string | undefined {
  const incoming = context.env?.incoming
  return incoming ? (incoming.headers[name] as string | undefined) : context.req.header(name)
}

/** The URL without unknown parameters, so that invented ones cannot fill the cache. */
function cacheKey(request: Request, row: Call): string {
  const url = new URL(request.url)
  const known = Object.keys(row.query?.shape ?? {})
  // The call reads the first value of a repeated parameter.
  const pairs = known.filter((key) => url.searchParams.has(key)).map((key) => [key, url.searchParams.get(key)!])
  return pairs.length ? `${url.pathname}?${new URLSearchParams(pairs)}` : url.pathname
}

function finish(row: Call, result: unknown, headers: Record<string, string>, isPublic: boolean): FinishedAnswer {
  const { data, headers: own } = result instanceof WithHeaders ? result : new WithHeaders(result, {})
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': row.answer === 'html' ? 'text/html; charset=utf-8' : 'application/json',
      'cache-control': isPublic ? 'public, no-cache' : 'private, no-store',
      ...own,
    },
    body: bodyOf(row, data),
  }
}

function bodyOf(row: Call, data: unknown): string {
  if (data instanceof JsonText) return data.text
  return row.answer === 'html' ? String(data) : JSON.stringify(data)
}

type StreamOptions = { headers: Record<string, string>; log: Log; requestId: string }

export async function streamed(
  { pieces, headers: own }: Streamed,
  context: Context<Env>,
  { headers, log, requestId }: StreamOptions,
): Promise<Response> {
  const iterator = pieces[Symbol.asyncIterator]()
  // Awaited, so that an error before the first chunk is answered like any other call's.
  let next = await iterator.next()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done) return controller.close()
      controller.enqueue(typeof next.value === 'string' ? encoder.encode(next.value) : next.value)
      try {
        next = await iterator.next()
      } catch (error) {
        log.error({ request: requestId, err: error }, 'an answer broke off')
        const outgoing = context.env?.outgoing
        // The last chunk is withheld, so that no reader mistakes a part for the whole. The server library would end the
        // answer properly.
        if (outgoing) outgoing.destroy()
        else controller.error(error)
      }
    },
    async cancel() {
      await iterator.return?.()
    },
  })
  const all = { ...headers, 'content-type': 'application/json', 'cache-control': 'private, no-store', ...own }
  return new Response(body, { headers: { ...all, [REQUEST_ID]: requestId } })
}

function bearerOf(authorization = ''): string | null {
  const [scheme, token] = authorization.split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : null
}

async function authenticate(row: Call, bearer: string | null, tokens: CallerReader): Promise<Caller | null> {
  if (row.access === 'open' || row.access === 'provider' || row.access === 'secret') return null
  if (row.access === 'idToken') {
    // The handler verifies the token, which is the identity service's, not ours.
    if (!bearer) throw unauthorized()
    return null
  }
  if (!bearer && (row.access === 'optional' || row.access === 'learner')) return null
  const caller = bearer ? await tokens.read(bearer) : null
  // Cached answers are sent before any token is checked, so an expired token counts as a visitor here too.
  if (!caller && row.sharedByVisitors) return null
  if (!caller) throw unauthorized(bearer ? 'Your session has expired. Please log in again.' : undefined)
  return caller
}

function requireSelf(method: string, caller: Caller | null, email: unknown): void {
  if (email === undefined || email === caller?.email) return
  const isReadingAdmin = isRead(method) && caller?.role === 'admin'
  if (!isReadingAdmin) throw forbidden()
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

function parsePath(row: Call, values: Record<string, string>): Record<string, unknown> {
  if (!row.params) return values
  const parsed = row.params.safeParse(values)
  // A malformed id can't belong to anything, so it isn't found.
  if (!parsed.success) throw notFound()
  return parsed.data
}

/** `If-Match: "7"` takes precedence over a revision in the body. A compressing proxy may have made it weak. */
function withRevision(raw: unknown, ifMatch: string | undefined): unknown {
  if (!ifMatch || ifMatch === '*' || typeof raw !== 'object' || raw === null) return raw
  return { ...raw, revision: ifMatch.replace(/^(?:W\/)?"(.*)"$/, '$1') }
}

function parse(schema: Call['body'], value: unknown): unknown {
  if (!schema) return schema
  const checked = checkFields(schema, value)
  if (!checked.success) throw invalidFields(checked.codes)
  return checked.data
}

export function addressOf(context: Context<Env>, trustedProxies: number): string {
  const socketAddress = context.env?.incoming?.socket.remoteAddress
  return clientAddress(socketAddress, headerOf(context, 'x-forwarded-for'), trustedProxies)
}

type LogOptions = Pick<MountOptions, 'log' | 'measure' | 'headers'> & { problemPage?: ProblemPage | undefined }

/** Proxies send these every second, which would flood the log. */
const HEALTH_CHECKS = new Set(['GET /health', 'GET /ready'])

/** Runs the work, turns errors into answers, and logs one line. */
export async function logged(
  call: string,
  context: Context<Env>,
  options: LogOptions,
  work: (requestId: string) => Promise<Response>,
): Promise<Response> {
  const started = performance.now()
  const request = randomUUID()
  let response: Response
  try {
    response = await work(request)
  } catch (error) {
    response = errorResponse(error, context.req.raw, options, { request, call })
  }
  const ms = Math.round((performance.now() - started) * 10) / 10
  const { status } = response
  // People who are refused are logged by id, which means nothing elsewhere. Others aren't logged.
  const person = status === 403 ? { person: context.get('caller') } : {}
  options.measure?.(call, status, ms)
  // The page's own line has the total, and its in-process calls are details.
  const isInner = !context.env?.incoming && status < 500
  const level = isInner || (status === 200 && HEALTH_CHECKS.has(call)) ? 'debug' : 'info'
  options.log[level]({ request, method: context.req.method, call, status, ms, ...person })
  return response
}

function errorResponse(
  error: unknown,
  request: Request,
  { log, headers, problemPage }: LogOptions,
  where: { request: string; call: string },
): Response {
  const known = error instanceof HttpError ? error : serverFault(error)
  if (!known || known.status >= 500) log.error({ ...where, err: error }, 'a call failed')
  const answered = known ?? new HttpError(500, 'internal', 'Something went wrong on our side. Try again.')
  const wantsPage = problemPage && request.headers.get('accept')?.includes('text/html')
  const response = wantsPage ? answered.page(problemPage(answered, request)) : answered.response()
  for (const [key, value] of Object.entries(headers)) response.headers.set(key, value)
  response.headers.set(REQUEST_ID, where.request)
  return response
}

/** An unreachable database or a full disk isn't the call's fault, so the client should retry. */
function serverFault(error: unknown): HttpError | null {
  if (isDiskFull(error)) return diskFull()
  return isDatabaseUnavailable(error) ? unavailable('unavailable', 'The service is busy. Try again in a moment.') : null
}
