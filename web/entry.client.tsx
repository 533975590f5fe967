import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { baseLocale, isLocale, overwriteGetLocale } from './paraglide/runtime.js'

const language = document.documentElement.lang
overwriteGetLocale(() => (isLocale(language) ? language : baseLocale))

// Once the page is there and has come alive. Browsers without it, and pages in development, do without.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  const register = () => whenIdle(() => void navigator.serviceWorker.register('/sw.js'))
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
  if (!navigator.serviceWorker.controller) {
    navigator.serviceWorker.addEventListener('controllerchange', askForDataOnceMore, { once: true })
  }
}

/** What this page was made from was asked for before the worker was there, which is to keep it, too. */
function askForDataOnceMore() {
  const isThereSince = performance.now()
  const data = `${location.origin}${location.pathname}.data`
  const came = new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (startTime < isThereSince && name.startsWith(data)) fetch(name).catch(() => {})
    }
  })
  came.observe({ type: 'resource', buffered: true })
}

startTransition(() => {
  // A tap is answered in the next frame. As a transition it would wait its turn behind everything else that a tap starts.
  hydrateRoot(document, <HydratedRouter useTransitions={false} />)
})
