// How long saved items open offline. The server renews this whenever it can be reached. The latest time ever seen
// counts, so that setting the clock back doesn't help.
import { MAX_RENEWED } from '#contract/constants.ts'
import { ApiError } from '#contract/client.ts'
import { api } from '../../session/api.ts'
import { keepSite } from './keep-page.ts'
import { currentPerson } from '../../session/saved-person.ts'
import { changeItem, factOf, itemsOf, putFact, putItems, type SavedItem } from './records.ts'
import { forgetBytes } from './remove.ts'
import { unlessFull } from './room.ts'

/** The server's clock is always right, while this device's clock can only move the time forward. */
export async function noteTime(time = Date.now(), isServers = false): Promise<number> {
  const newest = (await factOf('newest')) ?? 0
  const next = isServers ? time : Math.max(newest, time)
  if (next !== newest) await putFact('newest', next).catch(unlessFull)
  return next
}

export const opensAt = ({ state, until }: SavedItem, time: number): boolean =>
  state === 'saved' && until !== null && Date.parse(until) > time

/**
 * Renews all leases of the signed-in person, and stores the site's current version. Does nothing when offline. Throws
 * if the device is full.
 */
export async function renewLeases(): Promise<void> {
  const person = currentPerson()
  if (!person) return
  const items = (await itemsOf(person)).filter(({ state }) => state !== 'ended')
  try {
    for (let at = 0; at < items.length; at += MAX_RENEWED) await renew(person, items.slice(at, at + MAX_RENEWED))
    if (items.length) await keepSite([], new AbortController().signal)
  } catch (error) {
    // When offline or without a session, the leases stay unchanged.
    if (!(error instanceof TypeError || error instanceof ApiError)) throw error
  }
}

async function renew(person: string, items: SavedItem[]): Promise<void> {
  const { now, until, ended } = await api('POST /saved/renew', { body: items.map(({ item }) => item) })
  await noteTime(Date.parse(now), true)
  const reasons = new Map(ended.map((each) => [each.item, each.why]))
  await putItems(
    items.filter(({ item, state }) => state === 'saved' && !reasons.has(item)).map((item) => ({ ...item, until })),
  )
  if (!reasons.size) return
  await forgetBytes(person, [...reasons.keys()])
  for (const [item, reason] of reasons) {
    await changeItem(person, item, { state: 'ended', problem: { why: reason }, until: null, done: 0 })
  }
}
