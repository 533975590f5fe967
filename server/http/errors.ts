// Every expected error in one shape: a code for programs, a sentence for people, and field errors.
import type { ErrorBody } from '#contract/client.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import { readRefusal, sentenceOf, type FieldCode, type Refusal } from '#contract/refusals.ts'

export class HttpError extends Error {
  status: number
  code: ErrorCode
  fields: Record<string, string> | undefined
  codes: Record<string, FieldCode> | undefined
  headers: Record<string, string>

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    more: {
      fields?: Record<string, string>
      codes?: Record<string, FieldCode>
      headers?: Record<string, string>
    } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.fields = more.fields
    this.codes = more.codes
    this.headers = more.headers ?? {}
  }

  body(): ErrorBody {
    return {
      error: this.code,
      message: this.message,
      ...(this.fields ? { fields: this.fields } : {}),
      ...(this.codes ? { codes: this.codes } : {}),
    }
  }

  response(): Response {
    return this.#respond('application/json', JSON.stringify(this.body()))
  }

  /** The same error as a page, for calls that are opened in the browser. */
  page(html: string): Response {
    return this.#respond('text/html; charset=utf-8', html)
  }

  #respond(type: string, body: string): Response {
    const headers = { 'content-type': type, 'cache-control': 'no-store', ...this.headers }
    return new Response(body, { status: this.status, headers })
  }
}

export const badRequest = (code: ErrorCode, message: string) => new HttpError(400, code, message)
export const unauthorized = (message = 'Please log in.') =>
  new HttpError(401, 'unauthorized', message, { headers: { 'www-authenticate': 'Bearer' } })
export const forbidden = (message = 'You don’t have permission to do this.') => new HttpError(403, 'forbidden', message)
export const notFound = (message = 'Not found.') => new HttpError(404, 'not_found', message)
export const conflict = (code: ErrorCode, message: string, fields?: Record<string, string>) =>
  new HttpError(409, code, message, fields ? { fields } : {})
export const tooLarge = (message: string) => new HttpError(413, 'too_large', message)
export const unsupportedType = (message: string) => new HttpError(415, 'unsupported_type', message)
/** Each refused field gets a code and a sentence. */
export function invalidFields(codes: Record<string, FieldCode>): HttpError {
  const fields = Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, sentenceOf(code)]))
  return new HttpError(422, 'invalid', 'Check the marked fields.', { fields, codes })
}
export const invalid = (refusals: Record<string, Refusal>) =>
  invalidFields(Object.fromEntries(Object.entries(refusals).map(([name, refusal]) => [name, readRefusal(refusal)])))
export const tooComplex = () =>
  new HttpError(422, 'too_complex', 'This text is too complex to process. Make it shorter or simpler and try again.')
export const tooMany = (seconds: number, message = 'Too many attempts. Wait a moment and try again.') =>
  new HttpError(429, 'too_many', message, { headers: { 'retry-after': String(seconds) } })
export const unavailable = (code: ErrorCode, message: string) =>
  new HttpError(503, code, message, { headers: { 'retry-after': '5' } })

export const diskFull = () =>
  new HttpError(507, 'disk_full', 'The server’s disk is full, so we couldn’t save this. Try again later.')

/** The first row. Throws 404 if there is none. */
export function one<Row>(rows: Row[]): Row {
  const [row] = rows
  if (!row) throw notFound()
  return row
}
