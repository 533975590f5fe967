// WebKitGTK's MiniBrowser over classic WebDriver, on a screen in memory, as it has no headless mode.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { connect } from 'node:net'
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../helpers/postgres.ts'
import { until } from '../helpers/until.ts'
import { VIEWPORT, type Browser, type Tab } from './driver.ts'
import { findElement, isHydrated, readErrors, watchErrors } from './page-scripts.ts'

const ATTEMPTS = 5
/** This is about a third of a second. */
const STILL_LOOKS = 15

export async function launchWebKit(): Promise<Browser> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (!binary) throw new Error('WebKitGTK’s MiniBrowser is missing: apt-get install webkit2gtk-driver')
  const size = `${VIEWPORT.width}x${VIEWPORT.height}x24`
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer]
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  })
  await until(() => isListening(port))
  const capabilities = {
    browserName: 'MiniBrowser',
    // Returns early, so that the listeners for errors can be added while a page is loading.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  }
  return {
    async openTab() {
      const builder = new Builder().usingServer(`http://127.0.0.1:${port}`)
      return tabOf(await builder.withCapabilities(capabilities).build())
    },
    async close() {
      driver.kill()
      screen.kill()
    },
  }
}

async function tabOf(session: WebDriver): Promise<Tab<WebElement>> {
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...VIEWPORT })

  /** Every call first makes sure that the page is watched, as a click may have led to a new one. */
  async function run<Answer>(script: (...values: never[]) => unknown, ...values: unknown[]): Promise<Answer> {
    await session.switchTo().defaultContent()
    await session.executeScript(watchErrors)
    return session.executeScript<Answer>(script, ...values)
  }

  return {
    async goto(address) {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        await run(() => void ((window as { isLeft?: boolean }).isLeft = true))
        await session.get(address)
        await until(() => session.executeScript(() => !(window as { isLeft?: boolean }).isLeft))
        if (!(await run<boolean>(isHydrated))) return
      }
      throw new Error(`${address} was hydrated before it could be watched for errors`)
    },
    evaluate: (script, argument) => run(script as never, argument),
    async find(target) {
      const found = await run<WebElement | null>(findElement, target)
      if (found) return found
      for (const frame of await session.findElements({ css: 'iframe' })) {
        await session.switchTo().defaultContent()
        await session.switchTo().frame(frame)
        const inFrame = await session.executeScript<WebElement | null>(findElement, target)
        if (inFrame) return inFrame
      }
      return null
    },
    async click(element) {
      await waitUntilStill(element)
      await element.click()
    },
    type: (element, text) => element.sendKeys(text),
    typeDate: (element, date) => element.sendKeys(date),
    upload: (element, file) => element.sendKeys(file),
    errors: () => run<string[]>(readErrors),
    close: () => session.quit(),
  }
}

/**
 * A driver clicks at a position. A line that appears late, such as the reminder to confirm the email, moves what is
 * there.
 */
async function waitUntilStill(element: WebElement): Promise<void> {
  let before = ''
  let looks = 0
  await until(async () => {
    const { x, y } = await element.getRect()
    const now = `${x} ${y}`
    looks = now === before ? looks + 1 : 0
    before = now
    return looks === STILL_LOOKS
  })
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })
