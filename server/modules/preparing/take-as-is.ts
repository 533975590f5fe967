// Without ffmpeg, films and recordings that every browser plays are offered as they are; others are refused.
import { open, type FileHandle } from 'node:fs/promises'
import { MAX_FILM_SECONDS, type FileKind } from '#contract/constants.ts'
import { FileRefused } from './file-refused.ts'
import type { Prepared, Variant } from './prepared.ts'
import { readMp3 } from './read-mp3.ts'
import { readMp4 } from './read-mp4.ts'

type Known = Pick<Variant, 'type' | 'extension' | 'width' | 'height'> & { seconds: number }

export async function takeAsIs(kind: FileKind, path: string): Promise<Prepared> {
  const file = await open(path, 'r')
  try {
    const { size: bytes } = await file.stat()
    const known = kind === 'video' ? await film(file, bytes) : await recording(file, bytes)
    if (!known) throw new FileRefused(kind === 'video' ? 'needs_mp4' : 'needs_mp3')
    const { seconds, ...described } = known
    if (seconds > MAX_FILM_SECONDS) throw new FileRefused('too_long')
    return {
      seconds: Math.max(1, Math.round(seconds)),
      variants: [{ variant: 'source', path, bytes, ...described }],
    }
  } finally {
    await file.close()
  }
}

async function film(file: FileHandle, bytes: number): Promise<Known | null> {
  const found = await readMp4(file, bytes)
  if (!found?.picture || !found.codecs.every((codec) => ['avc1', 'mp4a'].includes(codec))) return null
  return { type: 'video/mp4', extension: 'mp4', seconds: found.seconds, ...found.picture }
}

async function recording(file: FileHandle, bytes: number): Promise<Known | null> {
  const mp4 = await readMp4(file, bytes)
  if (mp4) {
    if (mp4.picture) throw new FileRefused('not_audio')
    return mp4.codecs.every((codec) => codec === 'mp4a')
      ? { type: 'audio/mp4', extension: 'm4a', seconds: mp4.seconds }
      : null
  }
  const seconds = await readMp3(file, bytes)
  return seconds ? { type: 'audio/mpeg', extension: 'mp3', seconds } : null
}
