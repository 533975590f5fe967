// The path under which a page is rendered and cached. Parts that the page doesn't depend on are left out, so that
// invented URLs share one cached page.
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { isCode, typedCode } from '#contract/learning/certificates.ts'

/** Replaces a part of the path that the page ignores, or that refers to nothing. */
const ANY_PART = '-'
const NOT_FOUND = '/404'
/** No page has this many parts in its path, and the router's patterns take quadratic time on a run of slashes. */
const MAX_SLASHES = 32
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

type Params = Readonly<Record<string, string | undefined>>

/** What a route's `handle` may declare about its paths. */
type Handle = {
  guard?: 'login' | 'catalogue' | 'admin'
  /** Whether there is a page for these parameters. */
  hasPage?: (params: Params) => boolean
  /** The call that returns this page's record. */
  record?: string
  /** The calls for pages with other parameters, e.g. those of a course and its lesson. */
  records?: Readonly<Record<string, string>>
  query?: readonly string[]
  /** Whether the page changes on its own, like free seats, so that it is never cached. */
  isFresh?: true
  /** Whether the page's URL is a secret, so that the page is never cached, indexed or revealed to another site. */
  isPrivate?: true
}

export type PageAddress = {
  path: string
  /** The page shows no list or record, so only the language matters. */
  isBare: boolean
  /** Whether signed-in people get another version than visitors, because the catalogue is closed. */
  isGuarded?: boolean
  /** Whether the page may change at any moment, so that it is never cached. */
  isFresh?: boolean | undefined
  isPrivate?: boolean
  /** The query parameters that the page depends on, besides the list cursor and the language. */
  query?: readonly string[] | undefined
}

export type AddressOptions = {
  openCatalogue: boolean
  /** Whether the call named by a route finds a record under this id or code. */
  exists: (call: string, key: string) => Promise<boolean>
}

export type PageAddresses = (pathname: string, isSignedIn: boolean) => Promise<PageAddress>

export function createPageAddresses(routes: ServerBuild['routes'], options: AddressOptions): PageAddresses {
  const tree = routeTree(routes)

  const areFound = async (records: Readonly<Record<string, string>>, params: Params) => {
    const found = Object.entries(records).map(async ([name, call]) => {
      const key = params[name]
      return key === undefined || (UUID.test(key) && (await options.exists(call, key)))
    })
    return (await Promise.all(found)).every(Boolean)
  }

  return async (pathname, isSignedIn) => {
    const isData = pathname.endsWith('.data')
    const page = isData ? pathname.replace(/(?<=\/)_\.data$|\.data$/, '') : pathname
    const route = page.split('/').length <= MAX_SLASHES ? matchRoutes(tree, page)?.at(-1) : undefined
    const pattern = route?.route.path
    if (!route || pattern === '*') return { path: isData ? `${NOT_FOUND}.data` : NOT_FOUND, isBare: true }
    const { guard, hasPage, record, records, query, isPrivate, isFresh }: Handle = route.route.handle ?? {}
    if (isPrivate) return { path: pathname, isBare: false, isFresh: true, isPrivate, query }
    const { code } = route.params
    if (code !== undefined && record) {
      if (isData) return { path: pathname, isBare: false, isFresh: true }
      const known = typedCode(code)
      const isShown = isCode(known) && (await options.exists(record, known))
      return { path: filled(pattern!, isShown ? { code: known } : {}), isBare: !isShown, isFresh: isShown }
    }
    // Page data is cheap to render, and the browser expects it from the exact route it requested.
    if (isData || !pattern) return { path: pathname, isBare: false, isFresh, query }
    if (records) {
      const isFound = await areFound(records, route.params)
      return isFound ? { path: pathname, isBare: false } : { path: filled(pattern, {}), isBare: true }
    }
    const { id, ...others } = route.params
    const isGuarded = guard === 'catalogue' && !options.openCatalogue
    const isShell = isGuarded ? !isSignedIn : guard !== undefined && guard !== 'catalogue'
    const isKnown = hasPage?.(route.params)
    if (id === undefined) {
      return isKnown === false
        ? { path: filled(pattern, {}), isBare: true, isGuarded }
        : { path: pathname, isBare: isShell, isFresh, query, isGuarded }
    }
    const isThere = record ? UUID.test(id) && (await options.exists(record, id)) : !isShell && UUID.test(id)
    return isThere
      ? { path: pathname, isBare: false, isFresh, isGuarded }
      : { path: filled(pattern, isKnown ? others : {}), isBare: true, isGuarded }
  }
}

function routeTree(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, caseSensitive, module } = route
    const shared = { id, path, caseSensitive, handle: module.handle } as RouteObject
    return route.index ? { ...shared, index: true } : { ...shared, children: routeTree(routes, id) }
  }) as RouteObject[]
}

function filled(pattern: string, params: Params): string {
  const parts = pattern.split('/').map((part) => {
    if (!part.startsWith(':')) return part
    return encodeURIComponent(params[part.slice(1).replace('?', '')] ?? ANY_PART)
  })
  return `/${parts.join('/')}`
}
