// The local OpenID provider's sessions, grants and codes, in memory and with expiry.

type Payload = Record<string, unknown> & { uid?: string; grantId?: string; consumed?: number }
type Stored = { payload: Payload; until: number }

const MAX_RECORDS = 2_000

/** Returns an adapter for each kind of record, as the library expects. All of them share one map. */
export function createMemory(): (kind: string) => unknown {
  const records = new Map<string, Stored>()
  const find = (key: string) => {
    const found = records.get(key)
    return found && found.until > Date.now() ? found.payload : undefined
  }
  return (kind) => ({
    async upsert(id: string, payload: Payload, seconds: number) {
      if (records.size >= MAX_RECORDS) records.delete(records.keys().next().value!)
      records.set(`${kind} ${id}`, { payload, until: Date.now() + (seconds || 3600) * 1000 })
    },
    find: async (id: string) => find(`${kind} ${id}`),
    async findByUid(uid: string) {
      return [...records.values()].find(({ payload, until }) => payload.uid === uid && until > Date.now())?.payload
    },
    findByUserCode: async () => undefined,
    async consume(id: string) {
      const payload = find(`${kind} ${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id: string) {
      records.delete(`${kind} ${id}`)
    },
    async revokeByGrantId(grantId: string) {
      for (const [key, { payload }] of records) if (payload.grantId === grantId) records.delete(key)
    },
  })
}
