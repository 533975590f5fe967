// As much of a browser as a sign-in popup needs: cookies by host and path, redirects, and forms.

export type Visit = { url: URL; status: number; headers: Headers; text: string; path: string[] }

export type CookieBrowser = {
  open(address: string, init?: RequestInit): Promise<Visit>
  /** Submits the page's form, as pressing one of its buttons would. */
  press(page: Visit, button: string, fields?: Record<string, string>): Promise<Visit>
  /** The last address it requested, even if nothing answered there. */
  last(): string
  /** The Cookie header it would send to an address. */
  cookies(address: string): string
}

type Cookie = { host: string; path: string; name: string; value: string }

export function createCookieBrowser(): CookieBrowser {
  let jar: Cookie[] = []
  let last = ''
  const cookies = (address: string) => {
    const { hostname, pathname } = new URL(address)
    const sent = jar.filter(({ host, path }) => host === hostname && isUnder(pathname, path))
    return sent.map(({ name, value }) => `${name}=${value}`).join('; ')
  }
  const storeCookie = (line: string, url: URL) => {
    const [pair = '', ...attributes] = line.split(/; */)
    const name = pair.slice(0, pair.indexOf('='))
    const attribute = (wanted: string) =>
      attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1)
    const cookie = { host: url.hostname, path: attribute('path') ?? '/', name, value: pair.slice(name.length + 1) }
    jar = jar.filter((old) => old.host !== cookie.host || old.name !== name || old.path !== cookie.path)
    const isExpired =
      Number(attribute('max-age') ?? 1) <= 0 ||
      new Date(attribute('expires') ?? Date.now() + 1000).getTime() < Date.now()
    if (!isExpired) jar.push(cookie)
  }
  const open = async (address: string, init: RequestInit = {}): Promise<Visit> => {
    let url = new URL(address)
    let request = init
    const path: string[] = []
    for (let hops = 0; hops < 15; hops++) {
      path.push(url.pathname)
      last = url.href
      const headers = { ...(request.headers as Record<string, string>), cookie: cookies(url.href) }
      const response = await fetch(url, { ...request, headers, redirect: 'manual' })
      for (const line of response.headers.getSetCookie()) storeCookie(line, url)
      const location = response.headers.get('location')
      const text = await response.text()
      if (!location) return { url, status: response.status, headers: response.headers, text, path }
      url = new URL(location, url)
      request = {}
    }
    throw new Error(`too many redirects: ${path.join(' → ')}`)
  }
  return {
    open,
    last: () => last,
    cookies,
    press: (page, button, fields = {}) =>
      open(page.url.href, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...fields, do: button }).toString(),
      }),
  }
}

function isUnder(pathname: string, path: string): boolean {
  return path === '/' || pathname === path || pathname.startsWith(`${path}/`)
}
