import { useLayoutEffect, useState } from 'react'
import { savesData } from './saves-data.ts'
import { useHydrated } from './use-hydrated.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Renders the sections that the first frame left out (styles/section.css), so that screenshots, prints and searches in
 * the page include them: on the first page once the browser is idle, and later immediately, because going back restores
 * the scroll position.
 */
export function useLaterSections(): void {
  const isHydrated = useHydrated()
  const [isFirstPage] = useState(!isHydrated)
  useLayoutEffect(() => {
    const sections = [...document.querySelectorAll<HTMLElement>('.section-later')]
    if (isFirstPage) return showOneByOne(sections)
    sections.forEach(show)
    return undefined
  }, [isFirstPage])
}

/**
 * Includes their pictures, except those that scroll into view sideways, and except all pictures for people who save
 * data.
 */
function show(section: HTMLElement): void {
  section.style.contentVisibility = 'visible'
  if (savesData()) return
  for (const picture of section.querySelectorAll('img'))
    if (picture.getBoundingClientRect().left < innerWidth) picture.loading = 'eager'
}

/**
 * One per idle period, because a tap should not wait for the layout of all. Returns a function that cancels the rest.
 */
function showOneByOne([section, ...rest]: HTMLElement[]): () => void {
  let cancel = () => {}
  if (section) {
    cancel = whenIdle(() => {
      show(section)
      cancel = showOneByOne(rest)
    })
  }
  return () => cancel()
}
