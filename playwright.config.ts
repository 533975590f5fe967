import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { CHROMIUM } from './tests/helpers/chromium.ts'

const port = process.env.PORUA_TEST_PORT ?? '3999'
const url = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'tests',
  testMatch: /\/(browser|long)\/.*\.spec\.ts$/,
  // One more than there are cores, because a page keeps one busy and some tests wait for a slow network or a video.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: true,
  // Flaky tests are reported at the end of the run, not fatal.
  retries: 2,
  // Generous, so that a slow machine doesn't cause failures, because a passing test never waits this long. With
  // PORUA_TEST_LONG, axe checks a page four times.
  timeout: process.env.PORUA_TEST_LONG ? 180_000 : 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: url,
    // Tests of the service worker and of signing in allow it again.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--host-resolver-rules=MAP *.openstreetmap.org ~NOTFOUND',
      ],
    },
  },
  webServer: {
    command:
      'node --import ./tests/helpers/log-requests.ts --import ./tests/helpers/people/cheap-passwords.ts server/main.ts',
    url: `${url}/api/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORUA_MODE: 'demo', PORT: port, DATA_DIR: process.env.PORUA_TEST_DATA ?? '.data/browser-tests' },
  },
})
