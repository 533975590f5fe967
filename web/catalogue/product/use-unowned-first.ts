import { useEffect, useState } from 'react'
import { api } from '../../session/api.ts'
import { useSession } from '../../session/session.ts'

/** As many as fit in one row. */
const SHOWN_COUNT = 4

/** The first few, with the signed-in person's own items last. The page itself is the same for everyone. */
export function useUnownedFirst<Item>(items: Item[], idOf: (item: Item) => string): Item[] {
  const token = useSession()?.token
  const [known, setKnown] = useState<{ token: string; owned: string[] } | null>(null)
  const products = items.map(idOf).join(',')

  useEffect(() => {
    if (!token || !products) return
    let isCancelled = false
    // If this fails, the order doesn't change.
    api('GET /owned', { query: { products } }).then(
      (owned) => isCancelled || setKnown({ token, owned }),
      () => {},
    )
    return () => {
      isCancelled = true
    }
  }, [token, products])

  const owned = known?.token === token ? known?.owned : undefined
  const isOwned = (item: Item) => Number(owned?.includes(idOf(item)) ?? false)
  return items.toSorted((one, other) => isOwned(one) - isOwned(other)).slice(0, SHOWN_COUNT)
}
