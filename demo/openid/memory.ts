// Where the local OpenID provider keeps its sessions, grants and codes: in memory, and not for ever.

type Payload = Record<string, unknown> & { uid?: string; grantId?: string; consumed?: number }
type Kept = { payload: Payload; until: number }

const MOST = 2_000

/** A store in the shape the library asks for: one adapter for each kind of thing, all over the same memory. */
export function createMemory(): (kind: string) => unknown {
  const kept = new Map<string, Kept>()
  const find = (key: string) => {
    const found = kept.get(key)
    return found && found.until > Date.now() ? found.payload : undefined
  }
  return (kind) => ({
    async upsert(id: string, payload: Payload, seconds: number) {
      if (kept.size >= MOST) kept.delete(kept.keys().next().value!)
      kept.set(`${kind} ${id}`, { payload, until: Date.now() + (seconds || 3600) * 1000 })
    },
    find: async (id: string) => find(`${kind} ${id}`),
    async findByUid(uid: string) {
      return [...kept.values()].find(({ payload, until }) => payload.uid === uid && until > Date.now())?.payload
    },
    findByUserCode: async () => undefined,
    async consume(id: string) {
      const payload = find(`${kind} ${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id: string) {
      kept.delete(`${kind} ${id}`)
    },
    async revokeByGrantId(grantId: string) {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key)
    },
  })
}
