// Chromium over its DevTools protocol and Firefox over WebDriver BiDi, both by Puppeteer.
import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core'
import { CHROMIUM } from '../helpers/chromium.ts'
import { VIEWPORT, type Browser, type Tab } from './driver.ts'
import { findElement, readErrors, watchErrors } from './page-scripts.ts'

const CLICK_TIMEOUT_MS = 3000
const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr'

export const launchChromium = (args: string[] = []) =>
  launch({
    executablePath: CHROMIUM,
    headless: 'shell',
    args: ['--no-sandbox', '--disable-gpu', '--lang=en-US', ...args],
  })

export const launchFirefox = (extraPrefsFirefox: Record<string, unknown> = {}) =>
  launch({ browser: 'firefox', executablePath: FIREFOX, extraPrefsFirefox })

async function launch(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: VIEWPORT })
  return {
    close: () => browser.close(),
    async openTab(): Promise<Tab<ElementHandle>> {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.evaluateOnNewDocument(watchErrors)
      return {
        goto: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
        evaluate: (script, argument) => page.evaluate(script as never, argument),
        async find(target) {
          for (const frame of page.frames()) {
            const found = (await frame.evaluateHandle(findElement, target)).asElement()
            if (found) return found as ElementHandle
          }
          return null
        },
        // A locator waits until the element has stopped moving.
        click: (element) => element.asLocator().setTimeout(CLICK_TIMEOUT_MS).click(),
        type: (element, text) => element.type(text),
        typeDate(element, date) {
          const [year, month, day] = date.split('-')
          return element.type(`${month}${day}${year}`)
        },
        upload: (element, file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
        errors: () => page.evaluate(readErrors),
        close: () => context.close(),
      }
    },
  }
}
