// Lessons and books saved on this device. This file is small; what it calls is loaded on demand.
//
//   save(wanted)            asks for lessons or books to be saved, or goes on with stopped and failed ones. `quality` is a
//                           label of `sizes` ('360p'); left out, it is the usual one. The browser fetches by itself where it
//                           can, also after all pages are closed (`way`), otherwise any open page does, one item after the
//                           other; both survive a lost network, a closed tab and a restart.
//   stop(ids)               stops saving; what has arrived is kept for going on. `save` goes on.
//   remove(ids), removeAll()
//   askSaving(kind, id, quality?)   what saving would take, before it begins: { bytes, qualities, … } of the contract's
//                           `Saving`. The list of lessons has nearly the same in `bytes` and `sizes`.
//   useSaved()              the signed-in person's items, oldest first; null until known. Each has `state`, `problem`,
//                           `bytes`, `done`, `until` and `opens` (it opens without a network now); see SavedItem.
//   useSavedItem(id)        one of them; undefined if it is not there.
//   savedIds()              at once, without loading anything: ids of what is saved. Only a hint for links.
//   hasSaved()              at once: whether anything is saved or being saved.
//   roomOf()                { used, left, isPersistent }, in bytes.
//   supportOf()             'yes', 'no' (the browser cannot) or 'private' (it forgets when the window closes).
//   renewLeases()           done by itself when a page opens and when the network is back (goOnSaving).
//   reconsider()            after a change of the wish to use mobile data.
//   unlessFull(error)       throws it again unless it says that the device is full.
//   isMetered()             whether the connection says that data costs money.
import { useEffect } from 'react'
import type { Saving } from '#contract/calls/learning/saving.ts'
import { api } from '../../session/api.ts'
import { useSessionKey } from '../../session/session.ts'
import { createStore, useStore } from '../../ui/store.ts'
import type { Listed, Wanted } from './keep.ts'
import type { Room, Support } from './room.ts'
import { hasSaved, savedIds } from '../../session/saved-person.ts'

export { hasSaved, savedIds }
export { isMetered } from './connection.ts'
export type { Listed as SavedItem, Wanted }
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
export const save = async (wanted: Wanted[]): Promise<void> => (await load()).save(wanted)
export const stop = async (ids: string[]): Promise<void> => (await load()).stop(ids)
export const remove = async (ids: string[]): Promise<void> => (await load()).removeItems(ids)
export const removeAll = async (): Promise<void> => (await load()).removeAll()
export const roomOf = async (): Promise<Room> => (await load()).roomOf()
export const supportOf = async (): Promise<Support> => (await load()).supportOf()
export const reconsider = async (): Promise<void> => (await load()).reconsider()
export const renewLeases = async (): Promise<void> => (await load()).renewLeases()
export const unlessFull = async (error: unknown): Promise<void> => (await load()).unlessFull(error)

export const askSaving = (kind: Wanted['kind'], id: string, quality?: string): Promise<Saving> =>
  kind === 'book'
    ? api('GET /book/{id}/saving', { params: { id } })
    : api('GET /lesson/{id}/saving', { params: { id }, query: quality ? { quality } : {} })

export function useSaved(): Listed[] | null {
  const items = useStore(store, null)
  // Somebody else may have signed in.
  const session = useSessionKey()
  useEffect(() => {
    const show = () => void showItems(session)
    show()
    // Another tab has saved the first.
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

/** For the page's root: renews leases and goes on with what is unfinished. People who never save load nothing. */
export function goOnSaving(): void {
  if (hasSaved()) void goOn()
}

async function goOn(): Promise<void> {
  const { renewLeases, unlessFull, work } = await load()
  if (navigator.onLine) await renewLeases().catch(unlessFull)
  await work()
}
