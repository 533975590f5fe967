// What open-early.js has asked for, and the film that it has begun to load.
import type { Play } from '#contract/learning.ts'
import { api } from '../../session/api.ts'

type EarlyPlay = {
  lesson: string
  /** Null if it was refused. */
  answer: Promise<Play | null>
  /** Once it has arrived. */
  play?: Play
  film?: HTMLVideoElement | undefined
}

declare global {
  interface Window {
    earlyPlay?: EarlyPlay | undefined
  }
}

export const earlyPlay = (lesson: string): EarlyPlay | undefined =>
  window.earlyPlay?.lesson === lesson ? window.earlyPlay : undefined

/** The first answer may have been asked for before the page's scripts were there; its addresses grow old. */
export async function readPlay(lesson: string): Promise<Play> {
  const early = earlyPlay(lesson)
  window.earlyPlay = undefined
  return (await early?.answer) ?? (await api('GET /lesson/{id}/play', { params: { id: lesson } }))
}
