// What a handler is given and what it answers: one for each row of the table of calls, checked by the compiler.
import type { Access, Answer, Parsed } from '#contract/call.ts'
import type { AnyCallName, Calls } from '#contract/calls.ts'
import type { Caller } from '../modules/people/access-tokens.ts'

export type CallerOf<Who extends Access> = Who extends 'signedIn' | 'self' | 'admin'
  ? Caller
  : Who extends 'optional'
    ? Caller | null
    : null

export type CallContext<Name extends AnyCallName> = Parsed<Name, Calls[Name]> & {
  caller: CallerOf<Calls[Name]['access']>
  bearer: string | null
  request: Request
  /** A raw body, or the file of a multipart one (null without), where the row says it travels that way. */
  raw: unknown
}

/** An answer with headers of its own, such as a list's. */
export class WithHeaders<Data> {
  data: Data
  headers: Record<string, string>

  constructor(data: Data, headers: Record<string, string>) {
    this.data = data
    this.headers = headers
  }
}

export type Handler<Name extends AnyCallName> = (
  call: CallContext<Name>,
) => Promise<Answer<Calls[Name]> | WithHeaders<Answer<Calls[Name]>>>

export type Handlers = { [Name in AnyCallName]: Handler<Name> }
