// Videos, recordings, captions, pages and personal copies under /content/{grant}/{name}, sent by range straight from
// storage to the socket.
import { and, eq } from 'drizzle-orm'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Language } from '#contract/constants.ts'
import { fileCaptions } from '../../../db/schema-learning.ts'
import { parseRange } from '../../../http/byte-range.ts'
import { HttpError, notFound, tooMany, unavailable } from '../../../http/errors.ts'
import { sendError } from '../../../http/front-door.ts'
import { dataHeaders } from '../../../http/security-headers.ts'
import type { Deps } from '../../deps.ts'
import { createGrantCheck, notInSample, type OpenedContent } from './check-grant.ts'
import type { Grant } from '../../files/uploads/grants.ts'
import { createOpenVariant, type Variant } from './open-variant.ts'

/** A player needs two or three connections. More means that the URL was shared. */
const MAX_STREAMS = 6
/** A scrolling reader requests several pages at once, each for a moment. */
const MAX_PICTURES = 24
const MAX_KNOWN_GRANTS = 10_000
/** A refund closes a running video or an open book within this time. */
const RECHECK_MS = 15_000

/** Players close the connection on every seek. */
const READER_LEFT = new Set(['ERR_STREAM_DESTROYED', 'ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'ECANCELED', 'EPIPE'])

/** Cached per grant, because a player asks for many ranges of the same video. */
type KnownGrant = { streams: number; checkedAt: number; opened: OpenedContent | null; variants: Map<string, Variant> }

/** A request without a valid grant counts like any other uncached one. */
type ContentOptions = { secondsToWait: (request: IncomingMessage) => number | undefined }

export function createContentListener(deps: Deps, { secondsToWait }: ContentOptions): RequestListener {
  const { db, grants, log, settings, now } = deps
  const known = new Map<string, KnownGrant>()
  const checkGrant = createGrantCheck(deps)
  const openVariant = createOpenVariant(deps)
  const openedBy = async (use: KnownGrant, grant: Grant): Promise<OpenedContent> => {
    if (use.opened && now().getTime() - use.checkedAt <= RECHECK_MS) return use.opened
    use.opened = await checkGrant(grant)
    use.checkedAt = now().getTime()
    use.variants.clear()
    return use.opened
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, , text = '', name = '', ...rest] = request.url!.split('?', 1)[0]!.split('/')
    if (rest.length) throw notFound()
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new HttpError(405, 'not_allowed', 'Use GET.')
    const isKnown = known.get(text)?.opened
    const seconds = isKnown ? undefined : secondsToWait(request)
    if (seconds) throw tooMany(seconds, 'Too many requests. Wait a moment and try again.')
    const grant = grants.read(text)
    if (!grant) throw new HttpError(403, 'grant_expired', 'This link has expired. Open the lesson or book again.')
    const use = remember(known, text)
    const opened = await openedBy(use, grant)
    const language = /^(en|bn)\.vtt$/.exec(name)?.[1] as Language | undefined
    if (language) {
      const vtt = await captionsOf(db, grant.fileId, language)
      return sendCaptions(request, response, captionsIn(opened, vtt), settings.https)
    }
    const variant = use.variants.get(name) ?? (await openVariant(opened, grant.fileId, name))
    use.variants.set(name, variant)
    const max = variant.type.startsWith('image/') ? MAX_PICTURES : MAX_STREAMS
    if (use.streams >= max) throw tooMany(5, 'This is open in too many places. Close one and try again.')
    // The client is gone and 'close' has already fired, so it would be counted for ever.
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
      sendError(
        response,
        isExpected ? error : unavailable('unavailable', 'We can’t read this file right now. Try again in a moment.'),
      )
    })
  }
}

function remember(known: Map<string, KnownGrant>, grant: string): KnownGrant {
  const use = known.get(grant) ?? { streams: 0, checkedAt: 0, opened: null, variants: new Map() }
  // The entry moves to the end, so that the least recently used ones are evicted first.
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
  { name, type, bytes, savedAs }: Variant,
): Promise<void> {
  // Includes the length, because a sample is a prefix of the same file.
  const etag = `"${name}.${bytes}"`
  const headers: Record<string, string> = {
    ...dataHeaders(settings.https),
    'content-type': type,
    'accept-ranges': 'bytes',
    etag,
    // Paid content must not stay on a shared phone after signing out.
    'cache-control': 'private, no-store',
    ...(savedAs ? { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(savedAs)}` } : {}),
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

/** A sample gets only the captions of its own seconds. */
function captionsIn(opened: OpenedContent, vtt: string): string {
  if (opened.part === 'all') return vtt
  if (opened.part === 'copy' || !opened.seconds) throw notInSample()
  const [header, ...cues] = vtt.trimEnd().split('\n\n')
  return `${[header, ...cues.filter((cue) => startOf(cue) < opened.seconds)].join('\n\n')}\n`
}

/** Stored captions always include hours. */
function startOf(cue: string): number {
  const [, hours, minutes, seconds] = /^(\d+):(\d+):([\d.]+) -->/.exec(cue) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
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
