// Lessons and books saved on this device. This file is small; what it calls is loaded on demand.
//
//   save(wanted)            saves lessons or books, or continues stopped and failed ones. `quality` is a
//                           label of `sizes` ('360p'); the default is the usual one. The browser fetches on its own if it
//                           can, even after all pages are closed (`way`); otherwise any open page does, one item after the
//                           other; both survive a lost network, a closed tab and a restart.
//   stop(ids)               stops saving; what has arrived is kept. `save` continues.
//   remove(ids), removeAll()
//   askSaving(kind, id, quality?)   what saving would take, before it starts: { bytes, qualities, … } of the contract's
//                           `Saving`. The list of lessons has nearly the same in `bytes` and `sizes`.
//   useSaved()              the signed-in person's items, oldest first; null until known. Each has `state`, `problem`,
//                           `bytes`, `done`, `until` and `opens` (it opens offline now); see SavedItem.
//   useSavedItem(id)        one of them; undefined if there is none.
//   savedIds()              ids of saved items, without loading anything. Only a hint for links.
//   hasSaved()              whether anything is saved or being saved, without loading anything.
//   roomOf()                { used, left, isPersistent }, in bytes.
//   supportOf()             'yes', 'no' (the browser can't) or 'private' (it forgets when the window closes).
//   renewLeases()           runs automatically when a page opens and when the network is back (goOnSaving).
//   reconsider()            call it after the choice about mobile data has changed.
//   unlessFull(error)       rethrows the error unless it means that the device is full.
//   isMetered()             whether the connection reports that data costs money.
import { useEffect } from 'react'
import type { Saving } from '#contract/calls/learning/saving.ts'
import { api } from '../../session/api.ts'
import { useSessionKey } from '../../session/session.ts'
import { createStore, useStore } from '../../ui/store.ts'
import type { Listed, WantedItem } from './keep.ts'
import type { Room, Support } from './room.ts'
import { hasSaved, savedIds } from '../../session/saved-person.ts'

export { hasSaved, savedIds }
export { isMetered } from './connection.ts'
export type { Listed as SavedItem, WantedItem }
export type { Problem } from './records.ts'
export type { Room, Support }

const store = createStore<Listed[] | null>(null)
let isWatched = false

async function load() {
  const keep = await import('./keep.ts')
  if (!isWatched) keep.watch(store.set)
  isWatched = true
  return keep
}

/** Throws if the device is full. */
export const save = async (wanted: WantedItem[]): Promise<void> => (await load()).save(wanted)
export const stop = async (ids: string[]): Promise<void> => (await load()).stop(ids)
export const remove = async (ids: string[]): Promise<void> => (await load()).removeItems(ids)
export const removeAll = async (): Promise<void> => (await load()).removeAll()
export const roomOf = async (): Promise<Room> => (await load()).roomOf()
export const supportOf = async (): Promise<Support> => (await load()).supportOf()
export const reconsider = async (): Promise<void> => (await load()).reconsider()
export const renewLeases = async (): Promise<void> => (await load()).renewLeases()
export const unlessFull = async (error: unknown): Promise<void> => (await load()).unlessFull(error)

export const askSaving = (kind: WantedItem['kind'], id: string, quality?: string): Promise<Saving> =>
  kind === 'book'
    ? api('GET /book/{id}/saving', { params: { id } })
    : api('GET /lesson/{id}/saving', { params: { id }, query: quality ? { quality } : {} })

export function useSaved(): Listed[] | null {
  const items = useStore(store, null)
  // Someone else may have signed in.
  const session = useSessionKey()
  useEffect(() => {
    const show = () => void showItems(session)
    show()
    // Another tab has saved the first item.
    window.addEventListener('storage', show)
    return () => window.removeEventListener('storage', show)
  }, [session])
  return items
}

async function showItems(session: string): Promise<void> {
  const isKnown = session && (isWatched || hasSaved())
  store.set(isKnown ? await (await load()).list() : [])
}

export const useSavedItem = (id: string): Listed | undefined => useSaved()?.find(({ item }) => item === id)

/** For the page's root: renews leases and continues unfinished saving. People who never save anything load nothing. */
export function goOnSaving(): void {
  if (hasSaved()) void goOn()
}

async function goOn(): Promise<void> {
  const { renewLeases, unlessFull, work } = await load()
  if (navigator.onLine) await renewLeases().catch(unlessFull)
  await work()
}
