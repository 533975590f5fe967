import { paths } from '#contract/paths.ts'
import type { ShouldRevalidateFunctionArgs } from 'react-router'

const TABS = new Set(['/', paths.homeGradeEight, paths.homeGradeTwelve])

/** Switching between the live class tabs needs no new data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = TABS.has(currentUrl.pathname) && TABS.has(nextUrl.pathname)
  // Following a link to the current page reloads it.
  return !isSamePage || currentUrl.pathname === nextUrl.pathname
}
