// Runs in <head> before anything is painted. The server renders one page for everybody, so only the browser knows
// whether somebody is signed in: it marks <html>, or redirects to the login page when the page is guarded.
{
  const root = document.documentElement
  const { isGuarded } = document.currentScript.dataset

  const hasSession = () => {
    try {
      const payload = localStorage.getItem('accessToken').split('.')[1]
      const { exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')))
      return exp * 1000 > Date.now() || !navigator.onLine
    } catch {
      return false
    }
  }

  // The offline page is shown at any URL and has no other script. A returning network may need a moment more.
  const reopen = () => {
    if (!navigator.onLine || !document.querySelector('.saved-pages') || location.pathname === '/offline') return
    const again = () => void setTimeout(reopen, 2000)
    fetch('/api/health').then(({ ok }) => (ok ? location.reload() : again()), again)
  }
  addEventListener('online', reopen)
  addEventListener('load', reopen)
  if (navigator.connection?.saveData) root.dataset.saveData = ''
  if (hasSession()) {
    root.dataset.session = ''
    // Without a network the reminder never arrives.
    const isReminded = navigator.onLine && 'unconfirmed' in localStorage && !sessionStorage.confirmReminderHidden
    if (isReminded) root.dataset.unconfirmed = ''
  } else if (isGuarded !== undefined) {
    root.hidden = true
    const here = location.pathname + location.search + location.hash
    location.replace(`/login?from=${encodeURIComponent(here)}`)
  }
}
