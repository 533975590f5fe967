import { defineConfig } from '@playwright/test'
import { CHROMIUM } from '../helpers/chromium.ts'

export default defineConfig({
  testDir: '.',
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.PORUA_SITE!,
    serviceWorkers: 'allow',
    launchOptions: { executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] },
  },
})
