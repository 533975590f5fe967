// Makes the short videos in the demo's lessons: `node demo/clips/make-clips.ts` (needs Debian's ffmpeg and espeak-ng).
// For each script, it makes speech line by line, drawn frames timed to it, 240p and audio only, a poster, and captions.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Language } from '../content/types.ts'
import { drawScene } from './scenes.ts'
import { clipScripts, type Clip } from './scripts.ts'

const MEDIA = fileURLToPath(new URL('./media/', import.meta.url))
const FRAMES_PER_SECOND = 10
const PAUSE_SECONDS = 0.45
const VOICES: Record<Language, string> = { en: 'en-gb', bn: 'bn' }
const WORDS_PER_MINUTE: Record<Language, number> = { en: 150, bn: 140 }

type Timed = { text: string; from: number; to: number }

const work = mkdtempSync(join(tmpdir(), 'porua-clips-'))
const seconds: Record<string, number> = {}
for (const clip of Object.keys(clipScripts) as Clip[]) {
  for (const language of ['en', 'bn'] as const) {
    const name = `${clip}-${language}`
    const { wav, lines, length } = speak(clipScripts[clip][language].lines, language)
    await video(clip, lines, length, wav, join(MEDIA, `${name}.mp4`))
    ffmpeg('-i', wav, ...audio(24), '-movflags', '+faststart', join(MEDIA, `${name}.m4a`))
    await sharp(Buffer.from(drawScene(clip, 3.2)))
      .webp({ quality: 80 })
      .toFile(join(MEDIA, `${name}.webp`))
    // Both languages have the same lines, so the texts of one fit the timing of the other.
    for (const [read, { lines: texts }] of Object.entries(clipScripts[clip])) {
      writeFileSync(
        join(MEDIA, `${name}.${read}.vtt`),
        captions(lines.map((line, at) => ({ ...line, text: texts[at]!.text }))),
      )
    }
    seconds[name] = Math.round(length)
    const kilobytes = Math.round(statSync(join(MEDIA, `${name}.mp4`)).size / 1000)
    process.stdout.write(`${name} ${length.toFixed(1)} s ${kilobytes} KB\n`)
  }
}
writeFileSync(join(MEDIA, 'seconds.json'), `${JSON.stringify(seconds, null, 2)}\n`)
rmSync(work, { recursive: true })

function speak(lines: { text: string; seconds?: number }[], language: Language) {
  const timed: Timed[] = []
  const parts: string[] = []
  let at = 0
  for (const [index, { text }] of lines.entries()) {
    const part = join(work, `${index}.wav`)
    const padded = join(work, `${index}-padded.wav`)
    execFileSync('espeak-ng', ['-v', VOICES[language], '-s', String(WORDS_PER_MINUTE[language]), '-w', part, text])
    ffmpeg('-i', part, '-af', `apad=pad_dur=${PAUSE_SECONDS}`, '-ar', '22050', '-ac', '1', padded)
    const length = Number(
      execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', padded], {
        encoding: 'utf8',
      }),
    )
    timed.push({ text, from: at, to: at + length - PAUSE_SECONDS / 2 })
    parts.push(`file '${padded}'`)
    at += length
  }
  const list = join(work, 'list.txt')
  const wav = join(work, 'speech.wav')
  writeFileSync(list, parts.join('\n'))
  ffmpeg('-f', 'concat', '-safe', '0', '-i', list, '-c', 'copy', wav)
  return { wav, lines: timed, length: at }
}

async function video(clip: Clip, lines: Timed[], length: number, wav: string, target: string): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', String(FRAMES_PER_SECOND), '-c:v', 'png', '-i', '-', '-i', wav]
  const video = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '30', '-pix_fmt', 'yuv420p', '-g', '40']
  const encoder = spawn(
    'ffmpeg',
    ['-y', '-v', 'error', ...input, ...video, ...audio(32), '-movflags', '+faststart', target],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  for (let frame = 0; frame < length * FRAMES_PER_SECOND; frame++) {
    const png = await sharp(Buffer.from(drawScene(clip, stepAt(lines, frame / FRAMES_PER_SECOND))))
      .png()
      .toBuffer()
    if (!encoder.stdin.write(png)) await new Promise((resolve) => encoder.stdin.once('drain', resolve))
  }
  encoder.stdin.end()
  await new Promise<void>((resolve, reject) =>
    encoder.once('close', (code) => (code ? reject(new Error(`ffmpeg ended with ${code}`)) : resolve())),
  )
}

/** Which line is spoken, and how much of it. */
function stepAt(lines: Timed[], second: number): number {
  const index = lines.findLastIndex(({ from }) => from <= second)
  const { from, to } = lines[index]!
  return index + Math.min(1, (second - from) / (to - from))
}

function captions(lines: Timed[]): string {
  const cues = lines.map(({ text, from, to }) => `${stamp(from)} --> ${stamp(to)}\n${text}`)
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

function stamp(second: number): string {
  return `00:00:${second.toFixed(3).padStart(6, '0')}`
}

function audio(kilobits: number): string[] {
  return ['-c:a', 'aac', '-b:a', `${kilobits}k`, '-ar', '22050', '-ac', '1']
}

function ffmpeg(...args: string[]): void {
  execFileSync('ffmpeg', ['-y', '-v', 'error', ...args])
}
