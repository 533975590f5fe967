// Formulas in Markdown: $…$ within a line, $$…$$ on lines of their own.
import type { MarkdownIt } from 'markdown-it'

type Render = (source: string, isBlock: boolean) => string

const MAX_FORMULA = 2000

export function addFormulas(markdown: MarkdownIt, render: Render): void {
  markdown.inline.ruler.after('escape', 'formula', (state, silent) => {
    const { src, pos } = state
    if (src[pos] !== '$') return false
    const isBlock = src[pos + 1] === '$'
    const mark = isBlock ? '$$' : '$'
    const start = pos + mark.length
    const end = closing(src, mark, start)
    if (end < 0) return false
    if (!silent) state.push(isBlock ? 'formula_block' : 'formula', 'math', 0).content = src.slice(start, end)
    state.pos = end + mark.length
    return true
  })
  markdown.renderer.rules.formula = (tokens, index) => render(tokens[index]!.content, false)
  markdown.renderer.rules.formula_block = (tokens, index) => render(tokens[index]!.content, true)
}

/** '5 $ and 6 $' is no formula: as in other editors, no space follows the first sign or precedes the last. */
function closing(source: string, mark: string, start: number): number {
  if (/\s/.test(source[start] ?? ' ') && mark === '$') return -1
  for (let at = source.indexOf(mark, start); at > 0; at = source.indexOf(mark, at + 1)) {
    if (at - start > MAX_FORMULA) return -1
    const isEscaped = source[at - 1] === '\\'
    const isAmount = mark === '$' && (/\s/.test(source[at - 1]!) || /\d/.test(source[at + 1] ?? ''))
    if (!isEscaped && !isAmount && at > start) return at
  }
  return -1
}
