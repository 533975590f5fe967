// Formulas in Markdown: $…$ within a line, $$…$$ on lines of their own.
import type { MarkdownIt } from 'markdown-it'

type Render = (source: string, isBlock: boolean) => string

const MAX_FORMULA = 2000
const MAX_ENDING = 8
/** A danda or another sign that ends a phrase, and so must not start a line. */
const ENDING = /^ ?[।॥]|^[.,;:!?)\]…]+/

export function addFormulas(markdown: MarkdownIt, render: Render): void {
  markdown.inline.ruler.after('escape', 'formula', (state, silent) => {
    const { src, pos } = state
    if (src[pos] !== '$') return false
    const isBlock = src[pos + 1] === '$'
    const mark = isBlock ? '$$' : '$'
    const start = pos + mark.length
    const end = closing(src, mark, start)
    if (end < 0) return false
    const after = end + mark.length
    const ending = isBlock ? '' : (ENDING.exec(src.slice(after, after + MAX_ENDING))?.[0] ?? '')
    if (!silent) {
      const token = state.push(isBlock ? 'formula_block' : 'formula', 'math', 0)
      token.content = src.slice(start, end)
      token.info = ending
    }
    state.pos = after + ending.length
    return true
  })
  markdown.renderer.rules.formula = (tokens, index) => {
    const { content, info } = tokens[index]!
    const formula = render(content, false)
    return info ? `<span class="formula">${formula}${info}</span>` : formula
  }
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
