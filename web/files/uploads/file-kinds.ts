// The kind of a chosen file. The server decides by the content; this only suggests the kind of lesson.
import type { FileKind } from '#contract/files/file-states.ts'
import { m } from '../../paraglide/messages.js'
import type { IconName } from '../../ui/icon.tsx'

/** MP3 chapters belong to books. */
type LessonFileKind = Exclude<FileKind, 'mp3'>

const ENDINGS: Record<LessonFileKind, RegExp> = {
  video: /\.(mp4|m4v|mov|mkv|webm|avi|mpe?g|3gp)$/i,
  audio: /\.(mp3|m4a|aac|wav|ogg|opus|flac)$/i,
  pdf: /\.pdf$/i,
}

export const ACCEPT: Record<FileKind, string> = {
  video: 'video/*,.mkv',
  audio: 'audio/*',
  pdf: 'application/pdf',
  mp3: 'audio/mpeg,.mp3',
}
export const ACCEPT_ALL = `${ACCEPT.video},${ACCEPT.audio},${ACCEPT.pdf}`

export const KIND_LABELS: Record<FileKind, () => string> = {
  video: m.curriculum_kind_video,
  audio: m.curriculum_kind_audio,
  pdf: m.curriculum_kind_pdf,
  mp3: m.curriculum_kind_mp3,
}

export const KIND_ICONS: Record<FileKind, IconName> = {
  video: 'play-circle',
  audio: 'headphones',
  pdf: 'notebook',
  mp3: 'headphones',
}

export function kindOf({ name, type }: File): LessonFileKind | null {
  if (type.startsWith('video/')) return 'video'
  if (type.startsWith('audio/')) return 'audio'
  const kinds = Object.keys(ENDINGS) as LessonFileKind[]
  return kinds.find((kind) => ENDINGS[kind].test(name)) ?? null
}

/** Suggests a title: 'slope_of-a-graph.v3.mp4' becomes 'slope of a graph.v3'. */
export const titleOf = ({ name }: File): string =>
  name
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .slice(0, 200) || name
