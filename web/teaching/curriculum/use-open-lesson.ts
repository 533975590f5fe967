import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useQuery } from '../../ui/use-hydrated.ts'
import { rowId } from './actions.ts'

/** The lesson in the drawer, kept in the URL. On a phone, it is a separate page, which Back closes. */
export function useOpenLesson() {
  const query = useQuery()
  const { state } = useLocation()
  const navigate = useNavigate()
  const opened = query.get('lesson') ?? ''
  const previous = useRef(opened)
  const wasOpened = (state as { wasOpened?: boolean } | null)?.wasOpened ?? false
  /** Going back isn't immediate, and a second press must not go back further. */
  const isClosing = useRef(false)

  useEffect(() => {
    isClosing.current = false
    if (previous.current && !opened) document.getElementById(rowId(previous.current))?.focus()
    previous.current = opened
  }, [opened])

  const open = (lesson: string) => {
    // People who came through a link to one lesson have no entry of this page to go back to.
    const marks: unknown = { wasOpened: wasOpened || opened === '' }
    const options = { preventScrollReset: true, replace: opened !== '', state: marks }
    void navigate({ search: `?lesson=${lesson}` }, options)
  }
  const close = () => {
    if (!opened || isClosing.current) return
    isClosing.current = true
    if (wasOpened) void navigate(-1)
    else void navigate({ search: '' }, { preventScrollReset: true, replace: true })
  }
  return { opened, open, close }
}
