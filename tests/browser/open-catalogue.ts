// A separate product with an open catalogue, shared by the tests of a file or a describe.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct, type Product } from '../helpers/product-process.ts'
import { test } from './site.ts'

/** The demo content is seeded first. */
const START_TIMEOUT_MS = 120_000

/** Starts it before the first test and ends it after the last; `url` can be read inside tests. */
export function openCatalogue(): { readonly url: string } {
  const folder = mkdtempSync(join(tmpdir(), 'porua-open-'))
  let product: Product
  // In one worker, because each would start its own.
  test.describe.configure({ mode: 'default', timeout: START_TIMEOUT_MS })
  test.beforeAll(async () => {
    test.setTimeout(START_TIMEOUT_MS)
    product = await startProduct({ OPEN_CATALOGUE: '1', PORUA_MODE: 'demo', DATA_DIR: folder })
  })
  test.afterAll(async () => {
    await product.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    get url() {
      return product.url
    },
  }
}
