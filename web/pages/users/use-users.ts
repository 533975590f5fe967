// The list of people, as far as it has been asked for: newest first, a page at a time.
import { useEffect, useState } from 'react'
import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { api } from '../../session/api.ts'

const PAGE = 50

export type ListedUser = Answer<Calls['GET /user']>[number]
type Page = { users: ListedUser[]; hasMore: boolean }
/** `from` is where the newest part begins. */
type List = Page & { from: number }
type Request = { wanted: number; known: ListedUser[] }

export function useUsers() {
  const [list, setList] = useState<List | null>(null)
  const [request, setRequest] = useState<Request>({ wanted: PAGE, known: [] })
  const [outcome, setOutcome] = useState<{ request: Request; problem: unknown } | null>(null)
  const shown = list?.users ?? []
  const isLoading = outcome?.request !== request

  useEffect(() => {
    const { wanted, known } = request
    let isGone = false
    const show = ({ users, hasMore }: Page) => {
      setList({ users: [...known, ...users], hasMore, from: known.length })
      setOutcome({ request, problem: null })
    }
    ask(wanted, known.at(-1)?._id).then(
      (page) => isGone || show(page),
      (problem: unknown) => isGone || setOutcome({ request, problem }),
    )
    return () => {
      isGone = true
    }
  }, [request])

  /** As many as are shown, anew. */
  const reload = () => setRequest({ wanted: shown.length, known: [] })
  return {
    list,
    isLoading,
    problem: isLoading ? null : outcome.problem,
    reload,
    showMore: () => setRequest({ wanted: PAGE, known: shown }),
    /** Shows what the server has just confirmed, until the fresh list is there. */
    change: (edit: (users: ListedUser[]) => ListedUser[]) => {
      setList((before) => before && { ...before, users: edit(before.users), from: 0 })
      reload()
    },
  }
}

/** At least so many, in whole pages; a full page means that there may be more. */
async function ask(wanted: number, after: string | undefined): Promise<Page> {
  const page = await api('GET /user', { query: { limit: PAGE, ...(after && { after }) } })
  if (page.length < PAGE) return { users: page, hasMore: false }
  if (page.length >= wanted) return { users: page, hasMore: true }
  const rest = await ask(wanted - page.length, page.at(-1)?._id)
  return { users: [...page, ...rest.users], hasMore: rest.hasMore }
}
