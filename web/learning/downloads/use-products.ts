// The courses of saved lessons, with their chapters and the learner's progress. Offline, these are the answers that
// were saved with the lessons.
import { useCallback } from 'react'
import type { Curriculum, Place } from '#contract/calls/learning/learning.ts'
import { api } from '../../session/api.ts'
import { useCall } from '../../session/use-call.ts'
import type { SavedItem } from '../saved/saved.ts'
import { keptPlaces } from '../place-queue.ts'

type About = { classCourse: string; sections: Curriculum['sections']; places: Place[] }
export type Product = { id: string; title: string; items: SavedItem[] } & About

const UNKNOWN: About = { classCourse: '', sections: [], places: [] }

/** Null until the courses are known. */
export function useProducts(items: SavedItem[] | null): Product[] | null {
  const lessons = items?.filter(({ kind }) => kind === 'lesson')
  const ids = lessons && [...new Set(lessons.map(({ product }) => product))].join()
  const { answer } = useCall(useCallback(() => (ids === undefined ? NEVER : readAll(ids)), [ids]))
  if (!lessons || !answer) return null
  const byProduct = Map.groupBy(lessons, ({ product }) => product)
  return [...byProduct].map(([id, items]) => ({
    id,
    title: items[0]!.productTitle,
    items,
    ...(answer.get(id) ?? UNKNOWN),
  }))
}

const NEVER = new Promise<Map<string, About>>(() => {})

const readAll = async (ids: string) =>
  new Map(
    await Promise.all(
      ids
        .split(',')
        .filter(Boolean)
        .map(async (id) => [id, await read(id)] as const),
    ),
  )

/** A refunded course, or one whose answers are gone, is listed without its chapters. */
async function read(id: string): Promise<About> {
  const [about, curriculum, learning] = await Promise.all([
    api('GET /course/{id}', { params: { id } }).catch(() => null),
    api('GET /curriculum/{course}', { params: { course: id } }).catch(() => null),
    api('GET /learn/{course}', { params: { course: id } }).catch(() => null),
  ])
  const places = new Map(learning?.places.map((place) => [place.item, place]))
  // Progress that this device hasn't sent yet is newer.
  for (const { item, position, done } of keptPlaces()) {
    places.set(item, { item, position, done: done ?? places.get(item)?.done ?? false })
  }
  return { classCourse: about?.classCourse ?? '', sections: curriculum?.sections ?? [], places: [...places.values()] }
}

/** Saved lessons that are completed. */
export const finished = ({ items, places }: Product): SavedItem[] =>
  items.filter(({ item, state }) => state === 'saved' && places.find((place) => place.item === item)?.done)
