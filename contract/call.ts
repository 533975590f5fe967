// The type of one row of the calls table.
import type { z } from 'zod'
import type { ProductKind } from './constants.ts'

/**
 * Who may make a call. Every row names one; a row without it does not compile.
 * - open: anyone; the answer is the same for everyone, so it is cached
 * - optional: anyone; the answer is personal when a token is sent
 * - signedIn: anyone with a valid access token
 * - self: the person whose email is the parameter `by`; administrators may read
 * - learner: anyone who has paid for what the parameter `by` names, anyone at all for a free preview, and
 *   administrators
 * - teacher: the teacher of the course that `by` names, or the uploader of the file; without `by`, anyone who is linked
 *   to an instructor; and administrators
 * - admin: the role is read from the database on each call
 * - idToken: bearer of an ID token of the identity service
 * - provider: the card provider, by its signature
 * - secret: anyone who has the secret in the parameter `by`, such as a link to pay for someone
 */
export type Access =
  | 'open'
  | 'optional'
  | 'signedIn'
  | 'self'
  | 'learner'
  | 'teacher'
  | 'admin'
  | 'idToken'
  | 'provider'
  | 'secret'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type CallName = `${Method} /${string}`

/** What the parameter of a learner's call names. */
export type Opens = ProductKind | 'lesson'

/** What the parameter of a teacher's call names. */
export type Owned = 'course' | 'lesson' | 'file' | 'handIn' | 'batch' | 'session'

export type Call = (
  | { access: Exclude<Access, 'self' | 'learner' | 'secret'>; opens?: never; owns?: never; by?: never }
  | {
      access: 'self'
      opens?: never
      owns?: never
      /** The parameter with the email. In a query it may be left out and defaults to the caller's. */ by: string
    }
  | { access: 'learner'; opens: Opens; owns?: never; /** The parameter with its id. */ by: string }
  | { access: 'teacher'; opens?: never; owns: Owned; /** The parameter with its id. */ by: string }
  | { access: 'secret'; opens?: never; owns?: never; /** The parameter with the secret. */ by: string }
) & {
  /** One line for the API documentation. */
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** How the body is encoded; JSON by default. */
  sends?: 'json' | 'form' | 'multipart' | 'raw' | 'zip' | 'csv'
  /** A schema for JSON, 'html' for an HTML page, 'zip' for a download, or 'file' for a stored file of any type. */
  answer: z.ZodType | 'html' | 'zip' | 'file'
  /** Set for a list that is paged with `limit` and `after`. */
  list?: true
  /** Set for a list of money: a response header carries the total. */
  hasAmount?: true
  /** For open calls whose answer can change without a content write, so it is never cached. */
  fresh?: true
  /** For optional calls that give every visitor without a token the same answer, which is cached for them. */
  sharedByVisitors?: true
  /** Set for long, repetitive personal answers, which are worth compressing. */
  compressed?: true
  /** Converts the body sent by a page of the previous version that is still open. */
  fromOlderPage?: (body: unknown) => unknown
  /** Takes `If-Match` with the revision that the change is based on. It is validated as the body's `revision`. */
  ifMatch?: true
}

type BracedNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | BracedNames<Rest>
  : never

/** The parameters in braces in a call's path. */
export type PathParams<Name extends string> = { [Key in BracedNames<Name>]: string }

type QueryNames<Row> = Row extends { query: infer Query extends z.ZodType } ? keyof z.output<Query> : never

/** A row does not compile if its `by` is not a parameter of its path (or, for `self`, of its query). */
export type WithParameters<Table> = {
  [Name in keyof Table & string]: Table[Name] extends
    | { access: 'learner' | 'secret' }
    | { access: 'teacher'; owns: Owned }
    ? { by: BracedNames<Name> }
    : Table[Name] extends { access: 'self' }
      ? { by: BracedNames<Name> | QueryNames<Table[Name]> }
      : unknown
}

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never
type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : never

/** What a client passes to a call. */
export type Input<Name extends string, Row extends Call> = (keyof PathParams<Name> extends never
  ? { params?: never }
  : { params: PathParams<Name> }) &
  (Row['query'] extends z.ZodType ? { query?: InputOf<Row['query']> } : { query?: never }) &
  (Row['body'] extends z.ZodType ? { body: InputOf<Row['body']> } : { body?: never }) &
  (Row['ifMatch'] extends true ? { revision?: number | undefined } : { revision?: never })

export type Answer<Row extends Call> = Row['answer'] extends 'html' ? string : Out<Row['answer']>

/** What a handler on the server receives after validation. */
export type ParsedRequest<Name extends string, Row extends Call> = {
  params: Row['params'] extends z.ZodType ? Out<Row['params']> : PathParams<Name>
  query: Row['query'] extends z.ZodType ? Out<Row['query']> : Record<string, never>
  body: Row['body'] extends z.ZodType ? Out<Row['body']> : undefined
}

/** An area's part of the table; a row without its parameters does not compile. */
export const callTable = <const Table extends Record<CallName, Call>>(rows: Table & WithParameters<Table>): Table =>
  rows
