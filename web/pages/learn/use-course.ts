// The course around a lesson: its title, its lessons, and how far the learner is.
import { useCallback, useEffect } from 'react'
import { ApiError } from '#contract/client.ts'
import type { Learning, Place } from '#contract/learning.ts'
import { api } from '../../session/api.ts'
import { currentSession } from '../../session/session.ts'
import { useCall } from '../../session/use-call.ts'
import { keepPlace, keptPlaces, sendPlaces } from '../../learning/place-queue.ts'

export type CourseData = ReturnType<typeof useCourse>

export function useCourse(id: string) {
  const about = useCall(useCallback(() => api('GET /course/{id}', { params: { id } }), [id]))
  const curriculum = useCall(useCallback(() => api('GET /curriculum/{course}', { params: { course: id } }), [id]))
  const learning = useCall(useCallback(() => readLearning(id), [id]))

  const { change } = learning
  const send = useCallback(() => {
    void sendPlaces().then((places) => places.length && change((before) => withPlaces(before, places)))
    // `change` is made anew on each render, and does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  useEffect(() => {
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [send])

  return {
    about: about.answer,
    sections: curriculum.answer?.sections ?? null,
    lessons: curriculum.answer?.sections.flatMap((section) => section.lessons) ?? null,
    /** Undefined until it is known; null for visitors and for people who do not own the course. */
    learning: learning.answer?.own,
    problem: about.problem ?? curriculum.problem ?? learning.problem,
    reload() {
      about.reload()
      curriculum.reload()
      learning.reload()
    },
    send,
    /** The page of a document that is being read. */
    visit(thing: string, position: number) {
      keepPlace({ thing, position, watched: [] })
      send()
    },
    /** Takes effect on the page at once, and on the server as soon as it can be reached. */
    mark(thing: string, done: boolean, position: number) {
      keepPlace({ thing, position, watched: [], done })
      change((before) => withPlaces(before, [{ thing, position, done }]))
      send()
    },
  }
}

type Own = { own: Learning | null }

async function readLearning(course: string): Promise<Own> {
  if (!currentSession()) return { own: null }
  try {
    const own = await api('GET /learn/{course}', { params: { course } })
    return withPlaces({ own }, keptPlaces().map(asPlace(own)))
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return { own: null }
    throw error
  }
}

/** What this device has not sent yet is newer than what the server knows. */
const asPlace =
  ({ places }: Learning) =>
  ({ thing, position, done }: { thing: string; position: number; done?: boolean | undefined }): Place => {
    const known = places.find((place) => place.thing === thing)
    return { thing, position: position || (known?.position ?? 0), done: done ?? known?.done ?? false }
  }

function withPlaces({ own }: Own, changed: Place[]): Own {
  if (!own) return { own }
  const places = new Map([...own.places, ...changed].map((place) => [place.thing, place]))
  return { own: { ...own, places: [...places.values()] } }
}
