// Router context that the server sets for the loaders of each request.
import { createContext } from 'react-router'
import type { Api } from '#contract/client.ts'
import type { SiteSettings } from '#contract/site.ts'

export const requestApi = createContext<Api>()

/** Public settings of the installation. */
export const requestSite = createContext<SiteSettings>()

/** True for a visitor's first page while the catalogue is closed, which comes without its content. */
export const requestIsShell = createContext<boolean>()

/** Marks the page's own scripts until the server has hashed them. */
export const requestNonce = createContext<string>()
