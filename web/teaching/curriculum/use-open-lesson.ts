import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { rowId } from './actions.ts'

/** The lesson in the drawer, kept in the URL; on a phone it is a page of its own, which Back closes. */
export function useOpenLesson() {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const opened = query.get('lesson') ?? ''
  const previous = useRef(opened)

  useEffect(() => {
    if (previous.current && !opened) document.getElementById(rowId(previous.current))?.focus()
    previous.current = opened
  }, [opened])

  const open = (lesson: string) => {
    const options = { preventScrollReset: true, replace: opened !== '', state: { wasOpened: true } as unknown }
    void navigate({ search: `?lesson=${lesson}` }, options)
  }
  const close = () => {
    if (!opened) return
    if ((state as { wasOpened?: boolean } | null)?.wasOpened) void navigate(-1)
    else void navigate({ search: '' }, { preventScrollReset: true, replace: true })
  }
  return { opened, open, close }
}
