// Without ffmpeg, videos and recordings that every browser can play are used as they are, and others are refused. The
// MP3 chapters of books are never re-encoded.
import { open, type FileHandle } from 'node:fs/promises'
import { MAX_VIDEO_SECONDS } from '#contract/constants.ts'
import { type FileKind } from '#contract/files/file-states.ts'
import { FileRefused } from './file-refused.ts'
import type { Prepared, Variant } from './prepared.ts'
import { readMp3 } from './read-mp3.ts'
import { readMp4 } from './read-mp4.ts'

type PlayableMedia = Pick<Variant, 'type' | 'extension' | 'width' | 'height'> & { seconds: number }

const REFUSED_AS = { video: 'needs_mp4', audio: 'needs_mp3', mp3: 'not_mp3' } as const
type Kind = Exclude<FileKind, 'pdf'>

export async function takeAsIs(kind: Kind, path: string): Promise<Prepared> {
  const file = await open(path, 'r')
  try {
    const { size: bytes } = await file.stat()
    const known = await readers[kind](file, bytes)
    if (!known) throw new FileRefused(REFUSED_AS[kind])
    const { seconds, ...described } = known
    if (seconds > MAX_VIDEO_SECONDS) throw new FileRefused('too_long')
    return {
      seconds: Math.max(1, Math.round(seconds)),
      variants: [{ variant: 'source', path, bytes, ...described }],
    }
  } finally {
    await file.close()
  }
}

async function video(file: FileHandle, bytes: number): Promise<PlayableMedia | null> {
  const found = await readMp4(file, bytes)
  if (!found?.picture || !found.codecs.every((codec) => ['avc1', 'mp4a'].includes(codec))) return null
  return { type: 'video/mp4', extension: 'mp4', seconds: found.seconds, ...found.picture }
}

async function recording(file: FileHandle, bytes: number): Promise<PlayableMedia | null> {
  const mp4 = await readMp4(file, bytes)
  if (mp4) {
    if (mp4.picture) throw new FileRefused('not_audio')
    return mp4.codecs.every((codec) => codec === 'mp4a')
      ? { type: 'audio/mp4', extension: 'm4a', seconds: mp4.seconds }
      : null
  }
  return chapter(file, bytes)
}

async function chapter(file: FileHandle, bytes: number): Promise<PlayableMedia | null> {
  const seconds = await readMp3(file, bytes)
  return seconds ? { type: 'audio/mpeg', extension: 'mp3', seconds } : null
}

const readers: Record<Kind, (file: FileHandle, bytes: number) => Promise<PlayableMedia | null>> = {
  video,
  audio: recording,
  mp3: chapter,
}
