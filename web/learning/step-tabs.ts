import type { KeyboardEvent } from 'react'

/** Left and right choose the tab beside, round the ends, and move the focus to it. */
export function stepTabs<Tab>(event: KeyboardEvent<HTMLElement>, tabs: Tab[], chosen: Tab, choose: (tab: Tab) => void) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const at = (tabs.indexOf(chosen) + step + tabs.length) % tabs.length
  choose(tabs[at]!)
  event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus()
}
