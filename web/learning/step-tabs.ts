import type { KeyboardEvent } from 'react'

/** The left and right arrow keys select the neighbouring tab, wrap around, and move the focus. */
export function stepTabs<Tab>(event: KeyboardEvent<HTMLElement>, tabs: Tab[], chosen: Tab, choose: (tab: Tab) => void) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const at = (tabs.indexOf(chosen) + step + tabs.length) % tabs.length
  choose(tabs[at]!)
  event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus()
}
