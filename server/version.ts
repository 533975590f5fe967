import { readFileSync } from 'node:fs'

const PACKAGE = new URL('../package.json', import.meta.url)

/** Of the product, as package.json has it. */
export const VERSION = (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version
