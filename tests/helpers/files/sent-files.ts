// What a browser downloads for a page, measured on the built files that the server sends.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const BUILD = fileURLToPath(new URL('../../../build/client', import.meta.url))

export const sentBytes = (path: string) =>
  statSync(BUILD + (existsSync(`${BUILD + path}.br`) ? `${path}.br` : path)).size

export const total = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0)

const read = new Map<string, string>()
export function source(path: string): string {
  const text = read.get(path) ?? readFileSync(BUILD + path, 'utf8')
  read.set(path, text)
  return text
}

const named = (html: string, pattern: RegExp) => [...new Set(Array.from(html.matchAll(pattern), ([, path]) => path!))]

export const styles = (html: string) => named(html, /<link rel="stylesheet" href="([^"#]+)#?"/g)
export const fonts = (html: string) => named(html, /<link rel="preload" href="([^"]+\.woff2)"/g)

/** The page's scripts with their static imports; what is loaded later by `import()` does not count. */
export const scripts = (html: string) => withImports(named(html, /["'](\/assets\/[\w.-]+\.js)["']/g))

export function withImports(paths: string[]): string[] {
  const all = new Set(paths)
  for (const path of all) {
    for (const [, name] of source(path).matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) all.add(`/assets/${name}`)
  }
  return [...all]
}
