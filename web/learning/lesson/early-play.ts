// What open-early.js has asked for, and the film that it has begun to load.
import type { Lesson, Play } from '#contract/learning.ts'
import { api } from '../../session/api.ts'

type EarlyLesson = {
  id: string
  /** Null if it was refused. */
  answer: Promise<Lesson | null>
  /** Once it has arrived. */
  lesson?: Lesson | null
}

type EarlyPlay = {
  id: string
  /** Null if it was refused. */
  answer: Promise<Play | null>
  /** Once it has arrived. */
  play?: Play | null
  film?: HTMLVideoElement | undefined
}

declare global {
  interface Window {
    earlyLesson?: EarlyLesson | undefined
    earlyPlay?: EarlyPlay | undefined
  }
}

export const earlyLesson = (id: string): EarlyLesson | undefined =>
  window.earlyLesson?.id === id ? window.earlyLesson : undefined

export const earlyPlay = (id: string): EarlyPlay | undefined =>
  window.earlyPlay?.id === id ? window.earlyPlay : undefined

/** Taken once: after signing in, or when it is opened again, the lesson may be another. */
export async function readPublished(id: string): Promise<Lesson> {
  const early = earlyLesson(id)
  window.earlyLesson = undefined
  return (await early?.answer) ?? (await api('GET /lesson/{id}', { params: { id } }))
}

/** The first answer may have been asked for before the page's scripts were there; its addresses grow old. */
export async function readPlay(lesson: string): Promise<Play> {
  const early = earlyPlay(lesson)
  window.earlyPlay = undefined
  return (await early?.answer) ?? (await api('GET /lesson/{id}/play', { params: { id: lesson } }))
}
