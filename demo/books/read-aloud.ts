// Reads a text aloud into an MP3 file (needs Debian's espeak-ng and ffmpeg).
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '../content/types.ts'

const VOICES: Record<Language, string> = { en: 'en-gb', bn: 'bn' }
const WORDS_PER_MINUTE: Record<Language, number> = { en: 160, bn: 150 }
const PAUSE_SECONDS = 0.5
/** Enough for a synthesiser's voice: all books together must fit into 8 MB. */
const SAMPLE_RATE = 16_000
const KILOBITS = 12

export type Tags = { title: string; album: string; artist: string; track: string }

/** Returns the seconds. */
export function readAloud(paragraphs: string[], language: Language, tags: Tags, target: string): number {
  const work = mkdtempSync(join(tmpdir(), 'porua-aloud-'))
  const parts = paragraphs.map((text, index) => {
    const part = join(work, `${index}.wav`)
    const padded = join(work, `${index}-padded.wav`)
    execFileSync('espeak-ng', ['-v', VOICES[language], '-s', String(WORDS_PER_MINUTE[language]), '-w', part, text])
    ffmpeg('-i', part, '-af', `apad=pad_dur=${PAUSE_SECONDS}`, '-ar', String(SAMPLE_RATE), '-ac', '1', padded)
    return `file '${padded}'`
  })
  const list = join(work, 'list.txt')
  writeFileSync(list, parts.join('\n'))
  const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']
  const named = Object.entries(tags).flatMap(([key, value]) => ['-metadata', `${key}=${value}`])
  const encoder = ['-c:a', 'libmp3lame', '-abr', '1', '-b:a', `${KILOBITS}k`, '-id3v2_version', '3']
  ffmpeg('-f', 'concat', '-safe', '0', '-i', list, ...encoder, ...exact, ...named, target)
  rmSync(work, { recursive: true })
  const seconds = execFileSync(
    'ffprobe',
    ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', target],
    { encoding: 'utf8' },
  )
  return Math.round(Number(seconds))
}

function ffmpeg(...args: string[]): void {
  execFileSync('ffmpeg', ['-y', '-v', 'error', ...args])
}
