// What search engines and shared links are told about a page.
import type { MetaDescriptor } from 'react-router'
import { m } from '../paraglide/messages.js'

/** What a route's meta function is given, as far as it matters here. */
type MetaArgs = { location: { pathname: string }; matches: readonly unknown[] }

export type PageMeta = {
  title: string
  description?: string | undefined
  /** The address of a picture of it, for links that are shared. */
  picture?: string | undefined
  /** What it is, in the words of schema.org. */
  thing?: object | undefined
  /** Not to be found by search engines. */
  isHidden?: boolean
}

export function pageMeta(_args: MetaArgs, { title, description, isHidden }: PageMeta): MetaDescriptor[] {
  return [
    { title: `${title} | ${m.site_name()}` },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
