// The data that the root route gives to every page, and what a page's `handle` says about the frame around it.
import { useRouteLoaderData } from 'react-router'
import type { SiteSettings } from '#contract/site.ts'

export type RootData = { year: number; site: SiteSettings }

/** Undefined if a request failed before the loaders ran. */
export const useRootData = (): RootData | undefined => useRouteLoaderData('root')

/** For pages that only exist once the root's loader has run. */
export const useSite = (): SiteSettings => useRootData()!.site

/** Set in the `handle` of a page that draws its own bar and has no footer. */
export type OwnFrame = {
  hasOwnFrame: true
  /** Whether its bar has the account menu, and with it the reminder to confirm the email. */
  hasAccount?: boolean
  /**
   * A script that runs before the style sheets arrive, which block every later script, and shows something before
   * hydration. Such pages preload nothing, to leave the network to the script's request.
   */
  headScript?: string
}

/**
 * Set in the `handle` of a page with a compact footer, because people are there to finish something. A page in the
 * administration shell may also be wider than others.
 */
export type Frame = { frame: 'form' | 'shell' }
