import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { api } from '../session/api.ts'

export type Binned = Answer<Calls['GET /bin']>[number]

/** The bin entry of the item with this id, or null if it wasn't deleted. */
export async function findBinned(id: string): Promise<Binned | null> {
  const [item] = await api('GET /bin', { query: { item: id, limit: 1 } })
  return item ?? null
}
