// What open-early.js has requested, the text it has shown and the video it has started to load.
import type { Lesson, Play } from '#contract/calls/learning/learning.ts'
import { api } from '../../session/api.ts'

type EarlyLesson = {
  id: string
  /** Null if it was refused. Each answer is used once. */
  lesson?: Promise<Lesson | null> | undefined
  play?: Promise<Play | null> | undefined
  html?: string | undefined
  video?: HTMLVideoElement | undefined
}

declare global {
  interface Window {
    earlyLesson?: EarlyLesson
  }
}

/** The id of the element that it fills. */
export const earlyPlace = (lesson: string) => `early-${lesson}`

/** Undefined on the server. */
export const earlyLesson = (id: string): EarlyLesson | undefined => {
  const early = typeof window === 'undefined' ? undefined : window.earlyLesson
  return early?.id === id ? early : undefined
}

/** After signing in, or when it is opened again, the lesson may have changed. */
export async function readPublished(id: string): Promise<Lesson> {
  const early = earlyLesson(id)
  const answer = early?.lesson
  if (early) early.lesson = early.html = undefined
  return (await answer) ?? (await api('GET /lesson/{id}', { params: { id } }))
}

/** The URLs in an answer expire. */
export async function readPlay(id: string): Promise<Play> {
  const early = earlyLesson(id)
  const answer = early?.play
  if (early) early.play = undefined
  return (await answer) ?? (await api('GET /lesson/{id}/play', { params: { id } }))
}

export function takeVideo(id: string): HTMLVideoElement {
  const early = earlyLesson(id)
  const video = early?.video ?? document.createElement('video')
  if (early) early.video = undefined
  video.playsInline = true
  video.setAttribute('controlslist', 'nodownload')
  return video
}
