// Where to go after signing in: the requested page, if it is on this site.
import { paths } from '#contract/paths.ts'

const HOME = '/'
/** Returning to these pages would only ask to sign in again. */
const SIGN_IN_PAGES = /^\/(login|register|signedIn)\/?$/i

/** A redirect away from these pages would lose what they were opened for, such as the token in an emailed link. */
const REDIRECT_EXEMPT = /^\/(login|register|signedIn|confirmEmail)\/?$/i

export const isRedirectExempt = (pathname: string) => REDIRECT_EXEMPT.test(pathname)

/** The given path with query and fragment, or home if it could lead to another site. */
export function returnPath(from: string | null): string {
  if (!from || /[\\\p{Cc}]/u.test(from)) return HOME
  const [path = ''] = from.split(/[?#]/)
  if (!path.startsWith('/') || path.includes('//') || SIGN_IN_PAGES.test(path)) return HOME
  return from
}

type PagePath = { pathname: string; search: string; hash: string }

export function loginPath({ pathname, search, hash }: PagePath): string {
  return `${paths.login}?from=${encodeURIComponent(pathname + search + hash)}`
}
