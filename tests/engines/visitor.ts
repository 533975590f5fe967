// A person at a browser: waits for things to appear, as a person does, and names them as the page does.
import { setTimeout as wait } from 'node:timers/promises'
import type { Tab } from './driver.ts'
import { isHydrated, type Target } from './page-scripts.ts'

const TIMEOUT_MS = 20_000
const INTERVAL_MS = 50

export type Visitor = ReturnType<typeof visitorOf>

export function visitorOf(tab: Tab, site: string) {
  /** Tries again while the page changes under it; a driver throws when an element or a page is gone. */
  async function eventually<Answer>(what: string, attempt: () => Promise<Answer | null | false>): Promise<Answer> {
    const began = performance.now()
    for (let lastError = ''; ; await wait(INTERVAL_MS)) {
      try {
        const answer = await attempt()
        if (answer !== null && answer !== false) return answer
        lastError = ''
      } catch (error) {
        lastError = ` (${(error as Error).message})`
      }
      if (performance.now() - began > TIMEOUT_MS) throw new Error(`gave up waiting for ${what}${lastError}`)
    }
  }

  const find = ({ role, name }: Target) => eventually(`the ${role} ‘${name}’`, () => tab.find({ role, name }))
  const holds = <Argument>(what: string, condition: (argument: Argument) => unknown, argument: Argument) =>
    eventually(what, async () => Boolean(await tab.evaluate(condition, argument)))

  return {
    async open(path: string): Promise<void> {
      await tab.goto(site + path)
      await holds(`${path} to be hydrated`, isHydrated, null)
    },
    /** Opens a page without scripts. */
    goto: (path: string) => tab.goto(site + path),
    async click(role: 'button' | 'link' | 'menuitem', name: string): Promise<void> {
      await eventually(`a click on the ${role} ‘${name}’`, async () => {
        const element = await tab.find({ role, name })
        if (!element) return null
        await tab.click(element)
        return true
      })
    },
    fill: async (name: string, text: string) => tab.type(await find({ role: 'field', name }), text),
    fillDate: async (name: string, date: string) => tab.typeDate(await find({ role: 'field', name }), date),
    upload: async (name: string, file: string) => tab.upload(await find({ role: 'file', name }), file),
    see: (text: string) => holds(`the text ‘${text}’`, (text) => document.body.innerText.includes(text), text),
    isAt: (path: string) => holds(`the page ${path}`, (path) => location.pathname === path, path),
    holds,
  }
}
