// Captions as WebVTT or SubRip (.srt). Invalid ones are refused with the lines of the first mistakes; valid ones are
// stored as unstyled WebVTT, so that they are plain text.
import { refusal } from '#contract/refusals.ts'
import { HttpError, invalid } from '../../../http/errors.ts'

const TIMING =
  /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})[ \t]+-->[ \t]+(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?:[ \t].*)?$/
/** SubRip writes a comma before the milliseconds, and numbers its captions. */
const SRT_TIMING =
  /^(\d{1,3}):([0-5]\d):([0-5]\d)[,.](\d{3})[ \t]*-->[ \t]*(\d{1,3}):([0-5]\d):([0-5]\d)[,.](\d{3})(?:[ \t].*)?$/
const MAX_MISTAKES = 20
const MAX_CUES = 10_000

/** The captions in stored form. */
export function checkCaptions(source: string): string {
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const mistakes: string[] = []
  let firstLine = 0
  const mistake = (line: number, words: string) => {
    firstLine ||= line + 1
    if (mistakes.length < MAX_MISTAKES) mistakes.push(`Line ${line + 1}: ${words}`)
  }
  const begin = lines.findIndex((line) => line.trim())
  const isSrt = /^\d+$/.test(lines[begin]?.trim() ?? '') && SRT_TIMING.test(lines[begin + 1]?.trim() ?? '')
  if (!isSrt && !/^WEBVTT([ \t].*)?$/.test(lines[0] ?? '')) mistake(0, 'the file must start with WEBVTT.')
  const cues: string[] = []
  let previous = 0
  for (const { first, block } of blocksOf(lines, isSrt)) {
    if (!isSrt && /^(NOTE|STYLE|REGION)\b/.test(block[0]!)) continue
    const at = block.findIndex((line) => line.includes('-->'))
    if (at < 0 || at > 1) {
      mistake(first, 'add a time like 00:05.000 --> 00:08.000.')
      continue
    }
    const timing = (isSrt ? SRT_TIMING : TIMING).exec(block[at]!.trim())
    if (!timing) {
      mistake(first + at, 'write the time like 00:05.000 --> 00:08.000.')
      continue
    }
    const [from, to] = [secondsOf(timing, 1), secondsOf(timing, 5)]
    if (to <= from) mistake(first + at, 'it ends before it starts.')
    else if (from < previous) mistake(first + at, 'it starts before the one above.')
    const text = block.slice(at + 1).join('\n')
    if (!text.trim()) mistake(first + at, 'there is no text.')
    previous = from
    cues.push(`${stamp(from)} --> ${stamp(to)}\n${plain(text)}`)
  }
  if (!cues.length && !mistakes.length) mistake(0, 'there are no captions.')
  if (cues.length > MAX_CUES) mistake(0, `there are more than ${MAX_CUES} captions.`)
  if (mistakes.length) {
    const { codes, fields } = invalid({ vtt: refusal('bad_captions', firstLine) })
    throw new HttpError(422, 'invalid', mistakes.join('\n'), { codes: codes!, fields: fields! })
  }
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

/** The blocks between blank lines, after the WebVTT header. */
function blocksOf(lines: string[], isSrt: boolean): { first: number; block: string[] }[] {
  const blocks: { first: number; block: string[] }[] = []
  let block: string[] = []
  const end = lines.findIndex((line, index) => index > 0 && !line.trim())
  const start = isSrt ? 0 : end < 0 ? lines.length : end + 1
  for (const [index, line] of [...lines, ''].entries()) {
    if (index < start) continue
    if (line.trim()) block.push(line)
    else if (block.length) {
      blocks.push({ first: index - block.length, block })
      block = []
    }
  }
  return blocks
}

const secondsOf = (timing: RegExpExecArray, from: number): number =>
  Number(timing[from] ?? 0) * 3600 +
  Number(timing[from + 1]) * 60 +
  Number(timing[from + 2]) +
  Number(timing[from + 3]) / 1000

function stamp(seconds: number): string {
  const ms = Math.round(seconds * 1000)
  const part = (value: number, length = 2) => String(Math.floor(value)).padStart(length, '0')
  return `${part(ms / 3_600_000)}:${part((ms / 60_000) % 60)}:${part((ms / 1000) % 60)}.${part(ms % 1000, 3)}`
}

/** Tags such as <b> or <v Rina>, and SubRip's {\\an8}, are removed; the rest is escaped. */
const plain = (text: string): string =>
  text
    .replaceAll(/<[^<>\n]*>|\{\\[^{}\n]*\}/g, '')
    .replaceAll('<', '&lt;')
    .replaceAll('-->', '→')
