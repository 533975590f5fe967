// Everything that can go wrong on purpose, in one shape: a machine's code, a sentence for a person, field by field.
import type { ErrorBody } from '#contract/client.ts'
import type { z } from 'zod'

export class HttpError extends Error {
  status: number
  code: string
  fields: Record<string, string> | undefined
  headers: Record<string, string>

  constructor(
    status: number,
    code: string,
    message: string,
    more: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.fields = more.fields
    this.headers = more.headers ?? {}
  }

  body(): ErrorBody {
    return { error: this.code, message: this.message, ...(this.fields ? { fields: this.fields } : {}) }
  }

  response(): Response {
    return this.#respond('application/json', JSON.stringify(this.body()))
  }

  /** The same for a person whose browser opened the call as a page. */
  page(html: string): Response {
    return this.#respond('text/html; charset=utf-8', html)
  }

  #respond(type: string, body: string): Response {
    const headers = { 'content-type': type, 'cache-control': 'no-store', ...this.headers }
    return new Response(body, { status: this.status, headers })
  }
}

export const badRequest = (code: string, message: string) => new HttpError(400, code, message)
export const unauthorized = (message = 'Please sign in.') =>
  new HttpError(401, 'unauthorized', message, { headers: { 'www-authenticate': 'Bearer' } })
export const forbidden = (message = 'You are not allowed to do this.') => new HttpError(403, 'forbidden', message)
export const notFound = (message = 'Not found.') => new HttpError(404, 'not_found', message)
export const conflict = (code: string, message: string, fields?: Record<string, string>) =>
  new HttpError(409, code, message, fields ? { fields } : {})
export const tooLarge = (message: string) => new HttpError(413, 'too_large', message)
export const unsupportedType = (message: string) => new HttpError(415, 'unsupported_type', message)
export const invalid = (fields: Record<string, string>, message = 'Some fields need another look.') =>
  new HttpError(422, 'invalid', message, { fields })
export const tooMany = (seconds: number, message = 'Too many tries. Please wait a little.') =>
  new HttpError(429, 'too_many', message, { headers: { 'retry-after': String(seconds) } })
export const unavailable = (code: string, message: string) =>
  new HttpError(503, code, message, { headers: { 'retry-after': '5' } })

export const noRoom = () =>
  new HttpError(507, 'disk_full', 'The server’s disk is full, so this could not be saved. Please try again later.')

/** Field errors from zod, the first for each field, under the field's dotted name. */
export function invalidFields(error: z.ZodError): HttpError {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message
  return invalid(fields)
}
