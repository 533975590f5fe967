import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchInstallPrompt } from './ui/install-prompt.ts'
import { baseLocale, isLocale, overwriteGetLocale } from './paraglide/runtime.js'

watchInstallPrompt()

const language = document.documentElement.lang
overwriteGetLocale(() => (isLocale(language) ? language : baseLocale))

// Registered once the page has loaded and is idle, so that it doesn't compete with the first view.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  const register = () => whenIdle(() => void navigator.serviceWorker.register('/sw.js'))
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
  if (!navigator.serviceWorker.controller) {
    navigator.serviceWorker.addEventListener('controllerchange', refetchPageData, { once: true })
  }
}

/** The first page's data was fetched before the worker took control, so it is fetched again for the worker to cache. */
function refetchPageData() {
  const controlledAt = performance.now()
  const data = `${location.origin}${location.pathname}.data`
  const observer = new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (startTime < controlledAt && name.startsWith(data)) fetch(name).catch(() => {})
    }
  })
  observer.observe({ type: 'resource', buffered: true })
}

startTransition(() => {
  // Without transitions, a tap renders in the next frame. As a transition, it would wait behind other updates.
  hydrateRoot(document, <HydratedRouter useTransitions={false} />)
})
