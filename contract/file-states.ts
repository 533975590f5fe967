// Apart from the other constants, which every page loads: only administrators see these.
import type { LessonKind } from './constants.ts'

/** What administrators upload: videos, recordings and PDFs for lessons, PDFs and MP3 chapters for books. */
export const FILE_KINDS = ['video', 'audio', 'pdf', 'mp3'] as const
export type FileKind = (typeof FILE_KINDS)[number]
/** A lesson of such a kind is a file of the same kind; other lessons have none. */
export const isFileKind = (kind: LessonKind): kind is LessonKind & FileKind =>
  (FILE_KINDS as readonly string[]).includes(kind)
/** Arriving while it is uploaded, waiting for its turn, working while it is encoded. */
export const FILE_STATES = ['arriving', 'waiting', 'working', 'ready', 'failed'] as const
export type FileState = (typeof FILE_STATES)[number]
/** Why preparing a file failed; the site has a message for each. */
export const FILE_PROBLEMS = [
  /** Not a video, nor any other known format. */
  'not_a_video',
  'not_audio',
  'too_long',
  /** Starts correctly but is truncated or corrupt. */
  'broken',
  /** Without an encoder, this server accepts only MP4 videos with H.264 and AAC. */
  'needs_mp4',
  /** The same for recordings: MP3 or M4A. */
  'needs_mp3',
  'not_a_pdf',
  /** Password-protected. */
  'locked_pdf',
  'too_many_pages',
  /** A page that is too slow or too large to render. */
  'heavy_page',
  'not_mp3',
  'disk_full',
  /** The server was interrupted repeatedly while preparing it. */
  'interrupted',
  /** The upload was not finished within a week. */
  'never_arrived',
] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]
