// The input and answer of handlers, one for each row of the call table, checked by the compiler.
import type { Access, Answer, ParsedRequest } from '#contract/call.ts'
import type { AnyCallName, Areas, Calls } from '#contract/calls.ts'
import type { Caller } from './caller.ts'

export type CallerOf<Who extends Access> = Who extends 'signedIn' | 'self' | 'teacher' | 'admin'
  ? Caller
  : Who extends 'optional' | 'learner'
    ? Caller | null
    : null

export type CallContext<Name extends AnyCallName> = ParsedRequest<Name, Calls[Name]> & {
  caller: CallerOf<Calls[Name]['access']>
  bearer: string | null
  request: Request
  /** The client's network address. */
  address: string
  /** A raw body, or the file of a multipart body (null if there is none). */
  raw: unknown
}

/** An answer with extra headers, such as a list's Link. */
export class WithHeaders<Data> {
  data: Data
  headers: Record<string, string>

  constructor(data: Data, headers: Record<string, string>) {
    this.data = data
    this.headers = headers
  }
}

/** An answer already serialised as JSON by the database. */
export class JsonText<Data> {
  declare data: Data
  text: string

  constructor(text: string) {
    this.text = text
  }
}

/** A JSON answer or a download that is written piece by piece, because it may be too large to hold in memory. */
export class Streamed {
  pieces: AsyncIterable<string | Uint8Array>
  headers: Record<string, string>

  constructor(pieces: AsyncIterable<string | Uint8Array>, headers: Record<string, string>) {
    this.pieces = pieces
    this.headers = headers
  }
}

export type Handler<Name extends AnyCallName> = (
  call: CallContext<Name>,
) => Promise<
  | Answer<Calls[Name]>
  | JsonText<Answer<Calls[Name]>>
  | WithHeaders<Answer<Calls[Name]>>
  | WithHeaders<JsonText<Answer<Calls[Name]>>>
  | Streamed
>

export type Handlers = { [Name in AnyCallName]: Handler<Name> }

/** The handlers that an area has to provide. */
export type HandlersOf<Area extends keyof Areas> = Pick<Handlers, keyof Areas[Area] & AnyCallName>
