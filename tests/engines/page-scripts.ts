// Functions that run in the page. A driver sends their text, so they use nothing from outside themselves.

export type Target = {
  role: 'button' | 'link' | 'menuitem' | 'field' | 'file'
  /** The whole accessible name, or its beginning if it ends in `…`. */
  name: string
}

export function findElement({ role, name }: Target): Element | null {
  const selectors = {
    button: 'button',
    link: 'a[href]',
    menuitem: '[role=menuitem]',
    field: 'input, textarea, select',
    file: 'input[type=file]',
  }
  const nameOf = (element: Element): string => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    if (labelledBy.length) return labelledBy.map((id) => document.getElementById(id)?.textContent).join(' ')
    const label = element.getAttribute('aria-label')
    if (label) return label
    const labels = (element as HTMLInputElement).labels
    const text = (labels?.length ? labels[0]! : element).textContent
    return text || (element.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '')
  }
  const isNamed = (element: Element) => {
    const found = nameOf(element).replaceAll(/\s+/g, ' ').trim()
    return name.endsWith('…') ? found.startsWith(name.slice(0, -1)) : found === name
  }
  // An open dialog makes the rest of the page inert; a file input is often hidden behind its label.
  const isUsable = (element: Element) =>
    role === 'file' || (element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'))
  const within = document.querySelector('dialog[open]') ?? document
  return [...within.querySelectorAll(selectors[role])].find((each) => isNamed(each) && isUsable(each)) ?? null
}

/** Keeps errors in the tab's storage, so that they outlive the page that had them. */
export function watchErrors(): void {
  const watched = window as Window & { isWatched?: boolean }
  if (watched.isWatched) return
  watched.isWatched = true
  const keep = (error: string) => {
    const kept = JSON.parse(sessionStorage.getItem('pageErrors') ?? '[]') as string[]
    sessionStorage.setItem('pageErrors', JSON.stringify([...kept, `${location.pathname}: ${error}`]))
  }
  let isLeaving = false
  addEventListener('beforeunload', () => (isLeaving = true))
  const onError = (event: ErrorEvent | Event) => {
    // Not `instanceof Element`, which is false for a page that is being left.
    const source = event.target as Partial<Element>
    if (!source.outerHTML) return keep(String((event as ErrorEvent).error ?? (event as ErrorEvent).message))
    // Leaving a page aborts what it still loads. A preload is a hint, and Firefox reports it for a module that it has.
    if (!isLeaving && !source.matches!('link[rel$=preload]')) keep(`did not load: ${source.outerHTML.slice(0, 200)}`)
  }
  // Only a capturing listener sees files that do not load.
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!isLeaving) keep(`unhandled rejection: ${String(reason)}`)
  })
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`blocked by ${violatedDirective}: ${blockedURI}`),
  )
  for (const level of ['error', 'warn'] as const) {
    const print = console[level]
    console[level] = (...values: unknown[]) => {
      keep(values.map(String).join(' '))
      print(...values)
    }
  }
}

export const readErrors = (): string[] => JSON.parse(sessionStorage.getItem('pageErrors') ?? '[]') as string[]

/** A click before React has hydrated the page would be lost. */
export const isHydrated = (): boolean =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'))
