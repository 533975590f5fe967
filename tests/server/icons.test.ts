import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'

const read = (name: string) => readFileSync(new URL(`../../web/ui/${name}`, import.meta.url), 'utf8')
const found = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name]) => name!).toSorted()

it('every icon is in the sprite file where the page looks for it', () => {
  const code = read('icon.tsx')
  const symbols = (file: string) => found(read(file), /<symbol id="([^"]+)"/g)
  assert.deepEqual(symbols('site-icons.svg'), found(code, /^ {2}'([^']+)',$/gm))
  assert.deepEqual(symbols('icons.svg'), found(code, /^ {2}\| '([^']+)'$/gm))
})
