// Words that we don't write in messages, emails, comments, test titles and docs. Of code only comments and quoted texts
// are read. Course content (demo) and the owner's texts (contract/texts.ts) are exempt.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CODE = '{contract,server,web,scripts,ops,art,tests}/**/*.{ts,tsx,mjs,css}'
const PAGES = ['*.md', 'docs/**/*.md', 'server/**/*.md', 'web/messages/**/*.json']
const EXEMPT = ['web/paraglide/**', 'contract/texts.ts', 'scripts/check-words.ts']

const PROSE_IN_CODE = /\/\/.*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
const CODE_IN_PAGES = /```[^]*?```|`[^`]*`/g

const AVOIDED: [RegExp, string][] = [
  [/\bmend(s|ed|ing)?\b/gi, 'fix'],
  [/\bin vain\b/gi, 'with no result'],
  [/\bmeanwhile\b/gi, 'since then, in the meantime'],
  [/\bwhat of (it|them)\b/gi, 'which of them'],
  [/\bthe own\b/gi, 'their own'],
  [/\b(is|are) told\b/gi, 'learns, is notified'],
  [/\bstands? (here|there)\b/gi, 'is, shows up'],
  [/\bwhoever\b/gi, 'anyone who, the person who'],
  [/\bnothing waits\b/gi, 'all caught up'],
  [/(?<=(?<!\bas)\s)mails?(?=[\s,.;:)?!’]|$)(?! (server|program|scanner)s?\b)/gm, 'email'],
  [/[\d}০-৯] %(?![>\w]| \d)/g, '% without a space before it'],
]
const ANY_AVOIDED = new RegExp(AVOIDED.map(([words]) => words.source).join('|'), 'im')

let foundCount = 0
for (const path of globSync([CODE, ...PAGES], { cwd: ROOT, exclude: EXEMPT })) {
  const whole = readFileSync(ROOT + path, 'utf8')
  const isPage = /\.(md|json)$/.test(path)
  const proses = isPage
    ? [{ 0: whole.replace(CODE_IN_PAGES, (code) => code.replace(/./g, '`')), index: 0 }]
    : whole.matchAll(PROSE_IN_CODE)
  for (const { 0: prose, index } of proses) {
    if (!ANY_AVOIDED.test(prose)) continue
    for (const [words, better] of AVOIDED) {
      for (const match of prose.matchAll(words)) {
        foundCount++
        const line = whole.slice(0, index + match.index).split('\n').length
        console.error(`${path}:${line}: “${match[0]}”: write ${better}`)
      }
    }
  }
}
process.exit(foundCount ? 1 : 0)
