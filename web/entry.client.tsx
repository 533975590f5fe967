import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { baseLocale, isLocale, overwriteGetLocale } from './paraglide/runtime.js'

const language = document.documentElement.lang
overwriteGetLocale(() => (isLocale(language) ? language : baseLocale))

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
