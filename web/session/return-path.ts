// Where to go after signing in: the page that was asked for, if it is one of this site's.
const HOME = '/'
/** Going back there would only ask again. */
const SIGN_IN_PAGES = /^\/(login|register|signedIn)\/?$/i

/** The given path with its query, or home where it could lead to another site. */
export function returnPath(asked: string | null): string {
  if (!asked || /[\\\p{Cc}]/u.test(asked)) return HOME
  const [path = ''] = asked.split(/[?#]/)
  if (!path.startsWith('/') || path.includes('//') || SIGN_IN_PAGES.test(path)) return HOME
  return asked
}

export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  return `/login?from=${encodeURIComponent(pathname + search)}`
}
