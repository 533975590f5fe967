// The loaded part of a list, newest first, fetched page by page.
import { useEffect, useState } from 'react'
import type { Page } from '#contract/client.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

const PAGE_SIZE = 50

export type Listed = { _id: string }
export type FetchPage<Item> = (query: { limit: number; after?: string }) => Promise<Page<Item[]>>
type Batch<Item> = { items: Item[]; total: number; amount?: number | undefined; hasMore: boolean }
/** `from` is the index at which the last batch starts. `fetchPage` is the query it belongs to. */
type LoadedItems<Item> = Batch<Item> & { from: number; fetchPage: FetchPage<Item> }
type Request<Item> = { fetchPage: FetchPage<Item>; minCount: number; loaded: Item[] }

export type List<Item> = ReturnType<typeof useList<Item & Listed>>

/** `fetchPage` must be stable between renders, because a new function starts a new list. */
export function useList<Item extends Listed>(fetchPage: FetchPage<Item>) {
  // Before that, the filters in the address are not known.
  const isHydrated = useHydrated()
  const [loaded, setLoaded] = useState<LoadedItems<Item> | null>(null)
  const [request, setRequest] = useState<Request<Item>>({ fetchPage, minCount: PAGE_SIZE, loaded: [] })
  const [outcome, setOutcome] = useState<{ request: Request<Item>; problem: unknown } | null>(null)
  if (request.fetchPage !== fetchPage) setRequest({ fetchPage, minCount: PAGE_SIZE, loaded: [] })

  useEffect(() => {
    if (!isHydrated) return
    const { fetchPage, minCount, loaded } = request
    let isCancelled = false
    const show = ({ items, ...batch }: Batch<Item>) => {
      setLoaded({ items: [...loaded, ...items], ...batch, from: loaded.length, fetchPage })
      setOutcome({ request, problem: null })
    }
    fetchAtLeast(minCount, fetchPage, loaded.at(-1)?._id).then(
      (batch) => isCancelled || show(batch),
      (problem: unknown) => isCancelled || setOutcome({ request, problem }),
    )
    return () => {
      isCancelled = true
    }
  }, [request, isHydrated])

  const isLoading = outcome?.request !== request
  // The old items stay while a new query loads, and disappear if it fails.
  const shown = isLoading || loaded?.fetchPage === fetchPage ? loaded : null
  const items = shown?.items ?? []
  /** Refetches as many items as are shown. */
  const reload = () => setRequest({ fetchPage, minCount: items.length, loaded: [] })
  return {
    shown,
    isLoading,
    problem: isLoading ? null : outcome.problem,
    reload,
    showMore: () => setRequest({ fetchPage, minCount: PAGE_SIZE, loaded: items }),
    /** Shows a change the server has confirmed until the reloaded list arrives. */
    change: (edit: (items: Item[]) => Item[]) => {
      setLoaded((before) => before && { ...before, items: edit(before.items), from: 0 })
      reload()
    },
  }
}

/** Fetches whole pages until there are at least `minCount` items. */
async function fetchAtLeast<Item extends Listed>(
  minCount: number,
  fetchPage: FetchPage<Item>,
  after?: string,
): Promise<Batch<Item>> {
  const { items, total, amount, after: next } = await fetchPage({ limit: PAGE_SIZE, ...(after && { after }) })
  if (!next || items.length >= minCount) return { items, total, amount, hasMore: next !== null }
  const rest = await fetchAtLeast(minCount - items.length, fetchPage, next)
  return { ...rest, items: [...items, ...rest.items] }
}
