import { paths } from '#contract/paths.ts'
import type { ShouldRevalidateFunctionArgs } from 'react-router'

const TABS = new Set(['/', paths.homeGradeEight, paths.homeGradeTwelve])

/** Another tab of the live classes is the same page with the same content: nothing is asked for. */
export function isMoreThanATab({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = TABS.has(currentUrl.pathname) && TABS.has(nextUrl.pathname)
  // Whoever goes to where they are wants it fresh.
  return !isSamePage || currentUrl.pathname === nextUrl.pathname
}
