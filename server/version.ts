import { readFileSync } from 'node:fs'

const PACKAGE = new URL('../package.json', import.meta.url)

/** The product's version, from package.json. */
export const VERSION = (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version
