import { HAND_IN_FILE_KINDS, type HandInFileKind } from '#contract/files/file-states.ts'
import type { files } from '../../../db/schema-learning.ts'

type Kind = (typeof files.$inferSelect)['kind']

export const isHandInKind = (kind: Kind): kind is HandInFileKind =>
  (HAND_IN_FILE_KINDS as readonly string[]).includes(kind)

/** The job that prepares a file of this kind. */
export const jobOf = (kind: Kind) => (isHandInKind(kind) ? 'prepare-hand-in' : 'prepare-file')
