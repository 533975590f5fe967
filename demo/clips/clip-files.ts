// The short videos in the demo's lessons, as make-clips.ts wrote them to the media folder.
import { readFileSync, statSync } from 'node:fs'
import type { Files } from '#server/adapters/files/files.ts'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '#contract/constants.ts'
import { withFolder } from '../with-folder.ts'
import { clipScripts, type Clip } from './scripts.ts'

const MEDIA = fileURLToPath(new URL('./media/', import.meta.url))
const PREFIX = 'demo-clip-'

type Stored = { name: string; bytes: number }

export type ClipFile = {
  clip: Clip
  language: Language
  seconds: number
  video: Stored
  recording: Stored
  poster: Stored
  captions: { language: Language; vtt: string }[]
}

export function clipFiles(): ClipFile[] {
  const seconds = JSON.parse(readFileSync(`${MEDIA}seconds.json`, 'utf8')) as Record<string, number>
  return (Object.keys(clipScripts) as Clip[]).flatMap((clip) =>
    LANGUAGES.map((language) => {
      const name = `${clip}-${language}`
      return {
        clip,
        language,
        seconds: seconds[name]!,
        video: stored(`${name}.mp4`),
        recording: stored(`${name}.m4a`),
        poster: stored(`${name}.webp`),
        captions: LANGUAGES.map((read) => ({
          language: read,
          vtt: readFileSync(`${MEDIA}${name}.${read}.vtt`, 'utf8'),
        })),
      }
    }),
  )
}

const stored = (name: string): Stored => ({ name: PREFIX + name, bytes: statSync(MEDIA + name).size })

/** Reads the clips from the repository, and everything else from the given storage. */
export function withClips(files: Files): Promise<Files> {
  return withFolder(files, MEDIA, (name) => /^(?:recording-|class-)?demo-clip-(.+)$/.exec(name)?.[1])
}
