import { lazy, type ComponentType } from 'react'

/** A lazily loaded part of a page. Offline, it waits for the network while the page stays. */
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
