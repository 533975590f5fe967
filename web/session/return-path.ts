// Where to go after signing in: the page that was asked for, if it is one of this site's.
import { paths } from '#contract/paths.ts'

const HOME = '/'
/** Going back there would only ask again. */
const SIGN_IN_PAGES = /^\/(login|register|signedIn)\/?$/i

/** Nobody is led away from these: what they were opened for, such as the token of a mailed link, would be lost. */
const STAY = /^\/(login|register|signedIn|confirmEmail)\/?$/i

export const isWhereToStay = (pathname: string) => STAY.test(pathname)

/** The given path with its query and fragment, or home where it could lead to another site. */
export function returnPath(asked: string | null): string {
  if (!asked || /[\\\p{Cc}]/u.test(asked)) return HOME
  const [path = ''] = asked.split(/[?#]/)
  if (!path.startsWith('/') || path.includes('//') || SIGN_IN_PAGES.test(path)) return HOME
  return asked
}

export type Here = { pathname: string; search: string; hash: string }

export function loginPath({ pathname, search, hash }: Here): string {
  return `${paths.login}?from=${encodeURIComponent(pathname + search + hash)}`
}
