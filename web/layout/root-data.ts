// What the root route gives to every page, and what a page's `handle` says about the frame around it.
import { useRouteLoaderData } from 'react-router'
import type { SiteSettings } from '#contract/site.ts'

export type RootData = { year: number; site: SiteSettings }

/** Undefined when a request failed before the loaders ran. */
export const useRootData = (): RootData | undefined => useRouteLoaderData('root')

/** For pages that exist only where the root's loader has run. */
export const useSite = (): SiteSettings => useRootData()!.site

/** In a page's `handle`: it draws its own bar, and has no footer. */
export type OwnFrame = {
  hasOwnFrame: true
  /** Its bar has the account menu, and with it the reminder to confirm the email. */
  hasAccount?: boolean
  /**
   * Runs before the style sheets arrive, which block every later script, and shows something before hydration. Such
   * pages preload nothing, to leave the network to the script's request.
   */
  headScript?: string
}

/**
 * In a page's `handle`: its footer is compact, because people are here to finish something. A page in the administration
 * shell may also be wider than the others.
 */
export type Frame = { frame: 'form' | 'shell' }
