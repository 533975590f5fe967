// Apart from the other constants, which every page loads: only administrators see these.
import type { LessonKind } from './constants.ts'

/** What administrators upload: films, recordings and PDFs for lessons, PDFs and MP3 chapters for books. */
export const FILE_KINDS = ['video', 'audio', 'pdf', 'mp3'] as const
export type FileKind = (typeof FILE_KINDS)[number]
/** A lesson of such a kind is a file of the same kind; other lessons have none. */
export const isFileKind = (kind: LessonKind): kind is LessonKind & FileKind =>
  (FILE_KINDS as readonly string[]).includes(kind)
/** Arriving while it is uploaded, waiting for its turn, working while it is encoded. */
export const FILE_STATES = ['arriving', 'waiting', 'working', 'ready', 'failed'] as const
export type FileState = (typeof FILE_STATES)[number]
/** Why a file could not be prepared; the site has a sentence for each. */
export const FILE_PROBLEMS = [
  /** Neither a film nor anything else that is known. */
  'not_a_film',
  'not_audio',
  'too_long',
  /** It begins well, but cannot be read to its end. */
  'broken',
  /** This server cannot encode, so it takes only MP4 films with H.264 and AAC. */
  'needs_mp4',
  /** The same for recordings: MP3 or M4A. */
  'needs_mp3',
  'not_a_pdf',
  /** It asks for a password. */
  'locked_pdf',
  'too_many_pages',
  /** A page that takes too long, or is too large, to draw. */
  'heavy_page',
  'not_mp3',
  'disk_full',
  /** The server was interrupted again and again while preparing it. */
  'interrupted',
  /** The upload was not finished within a week. */
  'never_arrived',
] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]
