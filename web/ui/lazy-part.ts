import { lazy, type ComponentType } from 'react'

/** A part of a page whose code is loaded when it is needed. Without a network it waits for one, and the page stays. */
// oxlint-disable-next-line typescript/no-explicit-any -- as React's own lazy()
export const lazyPart = <Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>) =>
  lazy(() => loadOnceOnline(load))

async function loadOnceOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return loadOnceOnline(load)
  }
}
