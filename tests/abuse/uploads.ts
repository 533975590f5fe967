// Uploads that are not pictures, and file names that lead out of their folder.
import sharp from 'sharp'
import {
  halfOf,
  noisyJpeg,
  pngHeader,
  withJpegSegment,
  withJpegSize,
  withPngChunk,
} from '../helpers/files/odd-pictures.ts'
import { rawCall } from '../helpers/sweep/raw-call.ts'
import { openTarget, type OpenTarget } from './target.ts'
import type { Report } from '../helpers/report.ts'

const PAYLOAD = '<script>alert(document.domain)</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`
const MAX_REFUSAL_MS = 5000

export async function uploads(report: Report): Promise<void> {
  const target = await openTarget()
  try {
    const drawn = () => sharp({ create: { width: 64, height: 32, channels: 3, background: '#c33' } })
    const [png, jpeg] = [await drawn().png().toBuffer(), await drawn().jpeg().toBuffer()]
    const refused = {
      SVG: Buffer.from(SVG),
      'SVG with a declaration': Buffer.from(`<?xml version="1.0"?>${SVG}`),
      HTML: Buffer.from(`<!doctype html>${PAYLOAD}`),
      GIF: Buffer.from(`GIF89a/*\x01\x00*/=1;alert(1)`, 'latin1'),
      PDF: Buffer.from('%PDF-1.7\n'),
      'a script that begins as a png': Buffer.concat([png.subarray(0, 8), Buffer.from(SVG)]),
      'half a jpeg': halfOf(await noisyJpeg()),
      'a png of 50,000 × 50,000': pngHeader(50_000, 50_000),
      'a jpeg of 50,000 × 50,000': withJpegSize(jpeg, 50_000, 50_000),
      'a png of 0 × 0': pngHeader(0, 0),
    }
    report(`refused: ${Object.keys(refused).join(', ')}`, await refusals(target, refused))
    const polyglots = {
      'a page behind a jpeg': Buffer.concat([jpeg, Buffer.from(PAYLOAD)]),
      'an archive behind a png': Buffer.concat([png, Buffer.from(`PK\x03\x04${PAYLOAD}`)]),
      'a comment in a jpeg': withJpegSegment(jpeg, 0xfe, Buffer.from(PAYLOAD)),
      'a text in a png': withPngChunk(png, 'tEXt', Buffer.from(`Comment\0${PAYLOAD}`)),
    }
    report(`two files in one: ${Object.keys(polyglots).join(', ')}`, await rewritten(target, polyglots))
    report('path traversal', await pathTraversal(target))
  } finally {
    await target.close()
  }
}

async function send({ url, user }: OpenTarget, file: Buffer, name = 'picture.png'): Promise<Response> {
  const form = new FormData()
  form.append('image', new File([new Uint8Array(file)], name, { type: 'image/png' }))
  return fetch(`${url}/api/media`, { method: 'POST', headers: { authorization: `Bearer ${user}` }, body: form })
}

async function refusals(target: OpenTarget, files: Record<string, Buffer>): Promise<string[]> {
  const found: string[] = []
  for (const [what, file] of Object.entries(files)) {
    const began = performance.now()
    const { status } = await send(target, file)
    if (status !== 422) found.push(`${what}: answered ${status}`)
    if (performance.now() - began > MAX_REFUSAL_MS)
      found.push(`${what}: took ${Math.round(performance.now() - began)} ms`)
  }
  return found
}

/** Accepted uploads must be served re-encoded, with nothing left but the picture. */
async function rewritten(target: OpenTarget, files: Record<string, Buffer>): Promise<string[]> {
  const found: string[] = []
  for (const [what, file] of Object.entries(files)) {
    const answer = await send(target, file, '../../../evil.html')
    const { data } = (await answer.json()) as { data?: { url: string } }
    if (!data) {
      found.push(`${what}: answered ${answer.status}`)
      continue
    }
    const served = await fetch(data.url)
    const bytes = Buffer.from(await served.arrayBuffer())
    const type = served.headers.get('content-type')
    if (type !== 'image/webp') found.push(`${what}: is served as ${type}`)
    if (served.headers.get('x-content-type-options') !== 'nosniff') found.push(`${what}: may be taken for another kind`)
    if (bytes.includes('script') || (await sharp(bytes).metadata()).format !== 'webp')
      found.push(`${what}: came through`)
  }
  return found
}

async function pathTraversal({ url }: OpenTarget): Promise<string[]> {
  const found: string[] = []
  const ups = ['..', '%2e%2e', '%252e%252e', '..%2f..', '..%5c..', '....//', '%c0%ae%c0%ae', '..;']
  const secrets = ['demo-secrets.json', 'package.json', 'etc/passwd', '.git/config', 'server/main.ts']
  const folders = ['/media', '/covers', '/assets', '/og', '/icons', '']
  for (const folder of folders) {
    for (const target of ups.flatMap((up) => secrets.map((secret) => `${folder}/${up}/${secret}`))) {
      const answer = await rawCall(url, { method: 'GET', target })
      if (![400, 404].includes(answer.status)) found.push(`${target}: answered ${answer.status}`)
      if (/accessToken"|"dependencies"|root:|\[core\]/.test(answer.text)) found.push(`${target}: gave a file away`)
    }
  }
  return found
}
