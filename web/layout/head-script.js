// Runs in <head> before anything is painted. The server renders one page for everyone, so only the browser knows
// whether someone is signed in: it marks <html>, or redirects to the login page if the page is guarded. While the
// page's scripts are still loading, it makes the calls that the page will make (`asks` in a route's `handle`).
{
  const root = document.documentElement
  const { isGuarded, asks } = document.currentScript.dataset

  const readSession = () => {
    try {
      const token = localStorage.getItem('accessToken')
      const { exp, email } = JSON.parse(atob(token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/')))
      return exp * 1000 > Date.now() || !navigator.onLine ? { token, email } : null
    } catch {
      return null
    }
  }

  /** Same as in session.ts. For sessions older than the cookie, and for those that have expired. */
  const correctMark = (isSignedIn) => {
    if (document.cookie.includes('signedIn=1') === isSignedIn) return
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `signedIn=1; Path=/; Max-Age=${isSignedIn ? 31536000 : 0}; SameSite=Lax${secure}`
  }

  /** web/session/asked-early.ts takes over the answers. */
  const askEarly = ({ token, email }) => {
    const authorization = `Bearer ${token}`
    window.askedEarly = {}
    for (const pattern of asks.split(' ')) {
      const fill = (_, name) => (name === 'email' ? encodeURIComponent(email) : location.pathname.split('/').at(-1))
      const address = `/api${pattern.replace(/\{(\w+)\}/g, fill)}`
      const answer = fetch(address, { headers: { authorization } })
      answer.catch(() => {})
      window.askedEarly[address] = { authorization, answer }
    }
  }

  // The offline page is shown at any URL and has no other script. After the network returns, it may need a moment more.
  const reopen = () => {
    if (!navigator.onLine || !document.querySelector('.saved-pages') || location.pathname === '/offline') return
    const again = () => void setTimeout(reopen, 2000)
    fetch('/api/health').then(({ ok }) => (ok ? location.reload() : again()), again)
  }
  addEventListener('online', reopen)
  addEventListener('load', reopen)
  if (navigator.connection?.saveData) root.dataset.saveData = ''
  const session = readSession()
  correctMark(session !== null)
  if (session) {
    root.dataset.session = ''
    // With a query, a page may request something else.
    if (asks && !location.search) askEarly(session)
    // Without a network, the reminder never arrives.
    const isReminded = navigator.onLine && 'unconfirmed' in localStorage && !sessionStorage.confirmReminderHidden
    if (isReminded) root.dataset.unconfirmed = ''
  } else if (isGuarded !== undefined) {
    root.hidden = true
    const here = location.pathname + location.search + location.hash
    location.replace(`/login?from=${encodeURIComponent(here)}`)
  }
}
