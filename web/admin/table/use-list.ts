// A list as far as it has been asked for: newest first, a page at a time.
import { useEffect, useState } from 'react'
import type { Page } from '#contract/client.ts'

const PAGE = 50

export type Listed = { _id: string }
export type Ask<Item> = (query: { limit: number; after?: string }) => Promise<Page<Item[]>>
type Part<Item> = { items: Item[]; total: number; hasMore: boolean }
/** `from` is where the newest part begins; `ask` is what it answers. */
type Known<Item> = Part<Item> & { from: number; ask: Ask<Item> }
type Request<Item> = { ask: Ask<Item>; wanted: number; known: Item[] }

export type List<Item> = ReturnType<typeof useList<Item & Listed>>

/** `ask` must be the same function from render to render; another one is another list. */
export function useList<Item extends Listed>(ask: Ask<Item>) {
  const [known, setKnown] = useState<Known<Item> | null>(null)
  const [request, setRequest] = useState<Request<Item>>({ ask, wanted: PAGE, known: [] })
  const [outcome, setOutcome] = useState<{ request: Request<Item>; problem: unknown } | null>(null)
  if (request.ask !== ask) setRequest({ ask, wanted: PAGE, known: [] })

  useEffect(() => {
    const { ask, wanted, known } = request
    let isGone = false
    const show = ({ items, ...part }: Part<Item>) => {
      setKnown({ items: [...known, ...items], ...part, from: known.length, ask })
      setOutcome({ request, problem: null })
    }
    atLeast(wanted, ask, known.at(-1)?._id).then(
      (part) => isGone || show(part),
      (problem: unknown) => isGone || setOutcome({ request, problem }),
    )
    return () => {
      isGone = true
    }
  }, [request])

  const isLoading = outcome?.request !== request
  // What was found before stays until something else is found, but not when that failed.
  const shown = isLoading || known?.ask === ask ? known : null
  const items = shown?.items ?? []
  /** As many as are shown, anew. */
  const reload = () => setRequest({ ask, wanted: items.length, known: [] })
  return {
    shown,
    isLoading,
    problem: isLoading ? null : outcome.problem,
    reload,
    showMore: () => setRequest({ ask, wanted: PAGE, known: items }),
    /** Shows what the server has just confirmed, until the fresh list is there. */
    change: (edit: (items: Item[]) => Item[]) => {
      setKnown((before) => before && { ...before, items: edit(before.items), from: 0 })
      reload()
    },
  }
}

/** At least so many, in whole pages. */
async function atLeast<Item extends Listed>(wanted: number, ask: Ask<Item>, after?: string): Promise<Part<Item>> {
  const { items, total, after: next } = await ask({ limit: PAGE, ...(after && { after }) })
  if (!next || items.length >= wanted) return { items, total, hasMore: next !== null }
  const rest = await atLeast(wanted - items.length, ask, next)
  return { ...rest, items: [...items, ...rest.items] }
}
