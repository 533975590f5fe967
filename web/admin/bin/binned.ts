import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { api } from '../../session/api.ts'

export type Binned = Answer<Calls['GET /bin']>[number]

/** The line in the bin of the thing with this id; null for one that was not deleted. */
export async function findBinned(id: string): Promise<Binned | null> {
  const [thing] = await api('GET /bin', { query: { thing: id, limit: 1 } })
  return thing ?? null
}
