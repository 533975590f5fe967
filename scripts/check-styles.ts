// Checks that style sheets use the tokens and breakpoints in web/styles/scale.css, that every token is used, that no class
// is declared in two sheets, and that no folder uses another's sheet. The plain pages in web/public load none of them.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SCALE = 'web/styles/scale.css'
const BREAKPOINTS = ['(width < 390px)', '(width <= 720px)', '(width > 720px)', '(width <= 1024px)', '(width > 1024px)']
/** The widths at which the number of slides changes. */
const SLIDES = ['(width < 464px)', '(width < 600px)', '(width < 800px)', '(width < 1024px)', '(width >= 3000px)']
const HAS_SLIDES = /^web\/(styles\/carousel\.css|site\/home\/)/
const SPACING = /^\s*(?:(?:margin|padding|scroll-margin|scroll-padding)(?:-[a-z-]+)?|gap|row-gap|column-gap):(.*)/
/** Folders without a subject of their own. */
const SHARED = /^web\/(styles|ui|forms|layout|table)\b/
const LARGEST_SPACING = 96
const FONT_SIZE = /^\s*font(?:-size)?:.*\d(?:px|rem)/

const texts = new Map(
  globSync('web/**/*.css', { cwd: ROOT, exclude: ['web/public/**'] }).map((path) => [
    path,
    readFileSync(ROOT + path, 'utf8'),
  ]),
)
const problems: string[] = []

for (const [path, text] of texts) {
  const allowed = HAS_SLIDES.test(path) ? [...BREAKPOINTS, ...SLIDES] : BREAKPOINTS
  for (const [index, line] of text.split('\n').entries()) {
    const where = `${path}:${index + 1}`
    for (const [query] of line.includes('@media') ? line.matchAll(/\([^()]*width[^()]*\)/g) : []) {
      if (!allowed.includes(query)) problems.push(`${where}: ${query} is no breakpoint`)
    }
    for (const [raw, px] of SPACING.exec(line)?.[1]?.matchAll(/(\d+(?:\.\d+)?)px/g) ?? []) {
      if (Number(px) > 1 && Number(px) <= LARGEST_SPACING) problems.push(`${where}: ${raw} is no --s- token`)
    }
    if (path !== SCALE && FONT_SIZE.test(line) && !line.includes('part of the drawing')) {
      problems.push(`${where}: this font size is no --t- token`)
    }
  }
}

const everything = [...texts.values()].join()
for (const [token] of texts.get(SCALE)!.matchAll(/--[st]-\w+(?=:)/g)) {
  if (!everything.includes(`var(${token})`)) problems.push(`${SCALE}: nothing uses ${token}`)
}

// A page's sheet stays in the document after navigating, and would style what another page calls by the same name. Sheets
// that the build joins count as one.
const joinedIn = new Map<string, string>()
for (const [path, text] of texts) {
  for (const [, part] of text.matchAll(/@import '([^']+)'/g)) joinedIn.set(join(dirname(path), part!), path)
}
const bundleOf = (path: string): string => (joinedIn.has(path) ? bundleOf(joinedIn.get(path)!) : path)
const declaredIn = new Map<string, string>()
for (const [path, text] of texts) {
  for (const name of declaredClasses(text)) {
    const first = declaredIn.get(name) ?? bundleOf(path)
    if (first !== bundleOf(path)) problems.push(`${path}: .${name} is declared in ${first}, too`)
    declaredIn.set(name, first)
  }
}

// A sheet lies beside what it styles. What several folders share lies in the folder above them, or in `web/styles`.
for (const path of globSync('web/**/*.{ts,tsx,css}', { cwd: ROOT, exclude: ['web/public/**', 'web/paraglide/**'] })) {
  for (const [, sheet] of readFileSync(ROOT + path, 'utf8').matchAll(/import '(\.[^']+\.css)'/g)) {
    const folder = dirname(join(dirname(path), sheet!))
    const isAbove = `${dirname(path)}/`.startsWith(`${folder}/`)
    const isPart = path.endsWith('.css') && folder.startsWith(dirname(path))
    if (!isAbove && !isPart && !SHARED.test(folder)) problems.push(`${path}: ${sheet} lies in another folder`)
  }
}

/** Classes that are a rule's entire selector. Nested rules need their parent, and other modes only adjust. */
function declaredClasses(text: string): Set<string> {
  const names = new Set<string>()
  const outside: string[] = []
  let before = ''
  for (const [piece] of text.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/[{};]|[^{};]+/g)) {
    if (piece === '{') {
      if (
        outside.every((rule) => /^@(layer|media|supports|container)/.test(rule) && !/print|forced-colors/.test(rule))
      ) {
        for (const selector of before.split(/,(?![^(]*\))/)) {
          const [, name] = /^\.([a-z][\w-]*)$/.exec(selector.trim()) ?? []
          if (name) names.add(name)
        }
      }
      outside.push(before.trim())
    } else if (piece === '}') outside.pop()
    before = piece
  }
  return names
}

for (const problem of problems) console.error(problem)
process.exit(problems.length ? 1 : 0)
