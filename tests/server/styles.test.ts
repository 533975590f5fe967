// A page's style sheet stays in the document after navigating, and the next page's may be preloaded. So a class that
// one page's sheet styles on its own must not be used by another.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { it } from 'node:test'
import { fileURLToPath } from 'node:url'

const WEB = fileURLToPath(new URL('../../web/', import.meta.url))
/**
 * The receipt hides the bar and the footer in print; payment and previews reuse an order's and a blog's picture; My
 * Collection is a list of orders.
 */
const SHARED = new Set(['top-bar', 'footer', 'order-picture', 'picture-blog', 'orders'])

/** The pages that most people open one after the other. */
const PAGES =
  /^(catalogue\/(blogs|books?|courses?|instructors|search)|people\/(profile|sign-in)|orders\/(own|pay|payment|policies)|learning\/downloads|teaching\/desk|site\/(collection|contact|home|privacy|reviews))\//

/** Loaded on every page, so it cannot leak from one to another. */
const FORCED_COLOURS = 'styles/forced-colours.css'

const sheets = globSync('**/*.css', { cwd: WEB, exclude: ['public/**', FORCED_COLOURS] }).map((path) => {
  const rules = readFileSync(WEB + path, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
  const selectors = Array.from(rules.matchAll(/(?<=^|[{}])([^{}@;]+)(?=\{)/g), ([selector]) => selector)
  const classes = selectors.flatMap((each) => each.split(/,(?![^(]*\))/)).map(classesIn)
  return { path, classes, named: new Set(classes.flat()) }
})

function classesIn(selector: string): string[] {
  return Array.from(selector.matchAll(/\.([a-z][\w-]*)/g), ([, name]) => name!)
}

it('styles a page’s own class in that page’s style sheet only', () => {
  const shared = sheets
    .filter(({ path }) => PAGES.test(path))
    .flatMap(({ path, classes }) => {
      const own = new Set(classes.filter((names) => new Set(names).size === 1).flat())
      const others = sheets.filter((other) => dirname(other.path) !== dirname(path))
      return [...own]
        .filter((name) => !SHARED.has(name))
        .flatMap((name) => others.filter(({ named }) => named.has(name)).map((other) => [name, path, other.path]))
    })
  assert.deepEqual(shared, [])
})
