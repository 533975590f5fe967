// Separate from the other constants, which every page loads: only administrators need these.
import type { LessonKind } from '../constants.ts'

/** What administrators upload: videos, recordings and PDFs for lessons, PDFs and MP3 chapters for books. */
export const FILE_KINDS = ['video', 'audio', 'pdf', 'mp3'] as const
export type FileKind = (typeof FILE_KINDS)[number]
/** The kinds of files that learners hand in. */
export const HAND_IN_FILE_KINDS = ['photo', 'document', 'recording'] as const
export type HandInFileKind = (typeof HAND_IN_FILE_KINDS)[number]
/** All files that are uploaded in parts and then prepared by a job. */
export const STORED_KINDS = [...FILE_KINDS, ...HAND_IN_FILE_KINDS] as const
/** A lesson of such a kind is a file of the same kind. Other lessons have none. */
export const isFileKind = (kind: LessonKind): kind is LessonKind & FileKind =>
  (FILE_KINDS as readonly string[]).includes(kind)
/** Arriving during the upload, waiting in the queue, working while it's encoded. */
export const FILE_STATES = ['arriving', 'waiting', 'working', 'ready', 'failed'] as const
export type FileState = (typeof FILE_STATES)[number]
/** Why preparing a file failed; the site has a message for each. */
export const FILE_PROBLEMS = [
  /** Neither a video nor any other known format. */
  'not_a_video',
  'not_audio',
  'too_long',
  /** Starts correctly but is truncated or corrupt. */
  'broken',
  /** Without an encoder, this server accepts only MP4 videos with H.264 and AAC. */
  'needs_mp4',
  /** Without an encoder, this server accepts only MP3 and M4A recordings. */
  'needs_mp3',
  'not_a_pdf',
  /** The PDF is password-protected. */
  'locked_pdf',
  'too_many_pages',
  /** The PDF has a page that is too slow or too large to render. */
  'heavy_page',
  'not_mp3',
  'disk_full',
  /** The server was interrupted repeatedly while preparing the file. */
  'interrupted',
  /** The upload was not finished within a week. */
  'never_arrived',
] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]
/** Why preparing a learner's file failed. */
export const HAND_IN_PROBLEMS = [
  /** The file is neither JPEG nor PNG, or is damaged. */
  'not_a_photo',
  /** The image library can't read HEVC. The learner's phone can save another format. */
  'heic',
  'not_audio',
  'too_long',
  'broken',
  'needs_mp3',
  'not_a_pdf',
  'locked_pdf',
  'disk_full',
  'interrupted',
] as const
export type HandInProblem = (typeof HAND_IN_PROBLEMS)[number]
/** Why preparing any file failed. */
export const STORED_PROBLEMS = [...FILE_PROBLEMS, 'not_a_photo', 'heic'] as const
export type StoredProblem = (typeof STORED_PROBLEMS)[number]
