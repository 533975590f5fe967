// The typed API client: the browser calls it over fetch, server rendering in-process. It imports only types, so no
// validation code reaches the browser.
import type { Answer, Input } from './call.ts'
import type { AnyCallName, Calls } from './calls.ts'
import type { ErrorCode, IdentityCode } from './error-codes.ts'
import type { FieldCode } from './refusals.ts'

type Args<Name extends AnyCallName> =
  Record<string, never> extends Input<Name, Calls[Name]>
    ? [input?: Input<Name, Calls[Name]>]
    : [input: Input<Name, Calls[Name]>]

export type Api = {
  <Name extends AnyCallName>(name: Name, ...input: Args<Name>): Promise<Answer<Calls[Name]>>
  /**
   * Calls an endpoint that answers with a list, and reads the total, the money total and the next page's cursor from
   * the headers.
   */
  page<Name extends ListName>(name: Name, ...input: Args<Name>): Promise<Page<Answer<Calls[Name]>>>
}

type ListName = { [Name in AnyCallName]: Calls[Name] extends { list: true } ? Name : never }[AnyCallName]
export type Page<List> = { items: List; total: number; amount?: number | undefined; after: string | null }

/** The body of every failed call. `fields` has a sentence and `codes` a code for each field. */
export type ErrorBody = {
  error: ErrorCode | IdentityCode
  message: string
  fields?: Record<string, string>
  codes?: Record<string, FieldCode>
}

export class ApiError extends Error {
  status: number
  code: ErrorBody['error']
  fields: Record<string, string>
  codes: Record<string, FieldCode>

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.name = 'ApiError'
    this.status = status
    this.code = body.error
    this.fields = body.fields ?? {}
    this.codes = body.codes ?? {}
  }
}

/** The part of a Response that the client uses. */
export type Reply = Pick<Response, 'ok' | 'status' | 'json' | 'text'> & { headers: Pick<Headers, 'get'> }

type Send = (path: string, init: { method: string; headers: Record<string, string>; body?: string }) => Promise<Reply>

/** Creates a client from any function that works like fetch. */
export function createApi(send: Send, token: () => string | null = () => null): Api {
  const request = async (name: string, input: unknown) => {
    const [method = 'GET', pattern = '/'] = name.split(' ')
    const { params, query, body, revision } = (input ?? {}) as {
      params?: Record<string, string>
      query?: Record<string, unknown>
      body?: unknown
      revision?: number
    }
    const path = pattern.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''))
    const headers: Record<string, string> = {}
    const bearer = token()
    if (bearer) headers.authorization = `Bearer ${bearer}`
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (revision !== undefined) headers['if-match'] = `"${revision}"`
    const response = await send(`/api${path}${queryString(query)}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new ApiError(response.status, await readError(response))
    return response
  }
  const call = async (name: string, input?: unknown) => {
    const response = await request(name, input)
    const isJson = response.headers.get('content-type')?.includes('json')
    return (isJson ? await response.json() : await response.text()) as never
  }
  const page = async (name: string, input?: unknown) => {
    const response = await request(name, input)
    const next = /[?&]after=([^&>]+)/.exec(response.headers.get('link') ?? '')
    const amount = response.headers.get('x-total-amount')
    return {
      items: (await response.json()) as never,
      total: Number(response.headers.get('x-total-count')),
      amount: amount === null ? undefined : Number(amount),
      after: next ? next[1]! : null,
    }
  }
  return Object.assign(call, { page })
}

function queryString(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  return pairs.length ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : ''
}

export async function readError(response: Reply): Promise<ErrorBody> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null
  return { error: 'unreachable', message: 'Something went wrong. Please try again.', ...body }
}
