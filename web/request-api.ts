// The api client of one server-side rendering, given to the loaders by the server.
import { createContext } from 'react-router'
import type { Api } from '#contract/client.ts'
import type { SiteSettings } from '#contract/site.ts'

export const requestApi = createContext<Api>()

/** What the pages are told about the installation. */
export const requestSite = createContext<SiteSettings>()

/** Whether the whole page is asked for, rather than its data by a page that is open already. */
export const requestIsDocument = createContext<boolean>()
