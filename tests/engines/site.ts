// The demo on its own data folder, whose server can be stopped and started again at the same address.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../helpers/postgres.ts'
import { startProduct } from '../helpers/product-process.ts'

export type Site = { url: string; stop(): Promise<void>; start(): Promise<void>; close(): Promise<void> }

export async function openSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'porua-engines-'))
  const env = { DATA_DIR: folder, PORUA_MODE: 'demo', PORT: String(await freePort()) }
  let product = await startProduct(env)
  const stop = async () => void (await product.end('SIGTERM'))
  return {
    url: product.url,
    stop,
    async start() {
      product = await startProduct(env)
    },
    async close() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
