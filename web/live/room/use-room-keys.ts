import { useEffect, useEffectEvent } from 'react'

type RoomKeys = Partial<Record<'m' | 'v' | 'h' | 'c' | 'leave', (() => void) | undefined>>

const FIELDS = 'input, textarea, select, dialog'

/** M, V, H and C outside of fields, and Ctrl+D everywhere. */
export function useRoomKeys(keys: RoomKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, repeat, code } = event
    const isTyping = event.target instanceof Element && event.target.closest(FIELDS)
    const isLeaving = ctrlKey && code === 'KeyD'
    if (!isLeaving && (ctrlKey || metaKey || altKey || repeat || isTyping)) return
    // Matched by position, because a Bengali layout has other letters on the same keys.
    const action = isLeaving ? keys.leave : keys[code.slice(3).toLowerCase() as 'm']
    if (!action || !code.startsWith('Key')) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
