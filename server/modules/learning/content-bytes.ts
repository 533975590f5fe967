// Films, recordings and captions under /content/{grant}/{name}, by range, straight from the storage to the socket.
import { and, eq, sql } from 'drizzle-orm'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Language } from '#contract/constants.ts'
import { fileCaptions, fileVariants, lessons } from '../../db/schema-learning.ts'
import { users } from '../../db/schema.ts'
import { parseRange } from '../../http/byte-range.ts'
import { HttpError, notFound, tooMany, unavailable } from '../../http/errors.ts'
import { sendError } from '../../http/front-door.ts'
import { dataHeaders } from '../../http/security-headers.ts'
import { productAccess } from '../catalogue/buyer-access.ts'
import type { Deps } from '../deps.ts'
import type { Grant } from './grants.ts'
import { notBought } from './learner-access.ts'

/** A player needs two or three connections; more means that an address was passed on. */
const MAX_STREAMS = 6
const MAX_KNOWN_GRANTS = 10_000
/** A refund closes a running film within this time. */
const RECHECK_MS = 15_000

/** Players close the connection whenever somebody seeks. */
const READER_LEFT = new Set(['ERR_STREAM_DESTROYED', 'ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'ECANCELED', 'EPIPE'])

/** What was found out about a grant; a player asks for many ranges of the same film. */
type Known = { streams: number; checkedAt: number; variants: Map<string, Variant> }
type Variant = { name: string; type: string; bytes: number }

export function createContentListener(deps: Deps): RequestListener {
  const { db, reads, grants, log, settings, now } = deps
  const known = new Map<string, Known>()
  const requireAccess = createGrantCheck(deps)
  const variantByName = reads
    .select({ name: fileVariants.name, type: fileVariants.type, bytes: fileVariants.bytes })
    .from(fileVariants)
    .where(and(eq(fileVariants.fileId, sql.placeholder('file')), eq(fileVariants.variant, sql.placeholder('variant'))))
    .prepare('content_variant')

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, , text = '', name = '', ...rest] = request.url!.split('?', 1)[0]!.split('/')
    if (rest.length) throw notFound()
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new HttpError(405, 'not_allowed', 'Only GET.')
    const grant = grants.read(text)
    if (!grant) throw new HttpError(403, 'grant_expired', 'This address has expired. Please open the lesson again.')
    const use = remember(known, text)
    if (now().getTime() - use.checkedAt > RECHECK_MS) {
      await requireAccess(grant)
      use.checkedAt = now().getTime()
      use.variants.clear()
    }
    const language = /^(en|bn)\.vtt$/.exec(name)?.[1] as Language | undefined
    if (language) return sendCaptions(request, response, await captionsOf(db, grant.fileId, language), settings.https)
    const variant = use.variants.get(name) ?? (await variantByName.execute({ file: grant.fileId, variant: name }))[0]
    if (!variant) throw notFound()
    use.variants.set(name, variant)
    if (use.streams >= MAX_STREAMS) throw tooMany(5, 'This lesson is open in too many places at once.')
    // Gone meanwhile: its 'close' is past, so it would be counted for ever.
    if (response.destroyed) return
    use.streams++
    response.once('close', () => use.streams--)
    await sendVariant(deps, request, response, variant)
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      const isExpected = error instanceof HttpError
      if (!isExpected) log.error({ err: error }, 'a file could not be sent')
      if (response.headersSent) return response.destroy()
      sendError(response, isExpected ? error : unavailable('unavailable', 'The file cannot be read right now.'))
    })
  }
}

/** Whether the person may still have it: a grant outlives a refund, a sign-out or a deletion, so it is not enough. */
function createGrantCheck({ reads }: Pick<Deps, 'reads'>) {
  const lessonById = reads
    .select({ courseId: lessons.courseId, free: lessons.free })
    .from(lessons)
    .where(and(eq(lessons.id, sql.placeholder('id')), eq(lessons.fileId, sql.placeholder('file'))))
    .prepare('content_lesson')
  const adminById = reads
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, sql.placeholder('id')), eq(users.role, 'admin'), users.emailVerified))
    .prepare('content_admin')

  return async ({ lessonId, fileId, userId }: Grant): Promise<void> => {
    const [lesson] = await lessonById.execute({ id: lessonId, file: fileId })
    if (!lesson && userId && (await adminById.execute({ id: userId })).length) return
    if (!lesson) throw notFound()
    if (lesson.free) return
    if (!userId) throw notBought('not_bought')
    const bought = await productAccess(reads, userId, lesson.courseId)
    if (bought === 'paid' || (await adminById.execute({ id: userId })).length) return
    throw notBought(bought)
  }
}

function remember(known: Map<string, Known>, grant: string): Known {
  const use = known.get(grant) ?? { streams: 0, checkedAt: 0, variants: new Map() }
  // Moved to the end, so that the oldest unused ones are forgotten first.
  known.delete(grant)
  known.set(grant, use)
  for (const [text, { streams }] of known) {
    if (known.size <= MAX_KNOWN_GRANTS) break
    if (!streams) known.delete(text)
  }
  return use
}

async function sendVariant(
  { files, settings }: Deps,
  request: IncomingMessage,
  response: ServerResponse,
  { name, type, bytes }: Variant,
): Promise<void> {
  const etag = `"${name}"`
  const headers: Record<string, string> = {
    ...dataHeaders(settings.https),
    'content-type': type,
    'accept-ranges': 'bytes',
    etag,
    // Nothing that was paid for stays on a shared phone after signing out.
    'cache-control': 'private, no-store',
  }
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end()
  const isSameFile = !request.headers['if-range'] || request.headers['if-range'] === etag
  const range = parseRange(isSameFile ? request.headers.range : undefined, bytes)
  if (range === 'outside') {
    return void response.writeHead(416, { ...headers, 'content-range': `bytes */${bytes}` }).end()
  }
  const { first, last } = range ?? { first: 0, last: bytes - 1 }
  headers['content-length'] = String(last - first + 1)
  if (range) headers['content-range'] = `bytes ${first}-${last}/${bytes}`
  if (request.method === 'HEAD') return void response.writeHead(range ? 206 : 200, headers).end()
  const begin = () => void response.writeHead(range ? 206 : 200, headers)
  try {
    if (!(await files.send(name, { first, last }, response, begin))) throw notFound()
    response.end()
  } catch (error) {
    if (!READER_LEFT.has((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

async function captionsOf(db: Deps['db'], fileId: string, language: Language): Promise<string> {
  const [row] = await db
    .select({ vtt: fileCaptions.vtt })
    .from(fileCaptions)
    .where(and(eq(fileCaptions.fileId, fileId), eq(fileCaptions.language, language)))
  if (!row) throw notFound()
  return row.vtt
}

function sendCaptions(request: IncomingMessage, response: ServerResponse, vtt: string, https: boolean): void {
  const bytes = Buffer.from(vtt)
  const headers = {
    ...dataHeaders(https),
    'content-type': 'text/vtt; charset=utf-8',
    'content-length': String(bytes.length),
    'cache-control': 'private, no-store',
  }
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : bytes)
}
