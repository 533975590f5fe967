// `npm run firebase`: tests the product with Firebase as its identity service, in Chromium and offline, against the official
// Auth emulator. Arguments are Playwright's, e.g. `npm run firebase -- -g reset`.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../helpers/product-process.ts'
import { PROJECT, startEmulator } from './emulator.ts'

const folder = mkdtempSync(join(tmpdir(), 'porua-firebase-'))
const emulator = await startEmulator(folder)
const product = await startProduct({
  PORUA_MODE: 'demo',
  DATA_DIR: join(folder, 'data'),
  IDENTITY_MODE: 'firebase',
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_API_KEY: 'demo-key',
  FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
})
const env = { ...process.env, PORUA_SITE: product.url, PORUA_EMULATOR: `http://${emulator.host}` }
const args = ['test', '--config', 'tests/firebase', `--output=${join(folder, 'results')}`, ...process.argv.slice(2)]
const walk = spawn('playwright', args, { env, stdio: 'inherit' })
const code = await new Promise<number | null>((resolve) => walk.once('close', resolve))
await product.end('SIGTERM')
await emulator.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(code ?? 1)
