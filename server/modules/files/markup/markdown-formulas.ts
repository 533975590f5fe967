// Formulas in Markdown: $…$ within a line, $$…$$ on lines of their own.
import type { MarkdownIt } from 'markdown-it'

type Render = (source: string, isBlock: boolean) => string

const MAX_FORMULA = 2000
const MAX_ENDING = 8
/** A danda or other closing punctuation, which must not start a line. */
const ENDING = /^ ?[।॥]|^[.,;:!?)\]…]+/

export function addFormulas(markdown: MarkdownIt, render: Render): void {
  const closing = createClosing()
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

/**
 * The end of the formula that starts at `start`, or -1. Closing signs are located once per text, because rescanning
 * after every sign would be quadratic.
 */
function createClosing() {
  let known = { source: '', ends: new Map<string, Int32Array>() }
  return (source: string, mark: string, start: number): number => {
    if (mark === '$' && /\s/.test(source[start] ?? ' ')) return -1
    if (known.source !== source) known = { source, ends: new Map() }
    const ends = known.ends.get(mark) ?? endsOf(source, mark)
    known.ends.set(mark, ends)
    const end = ends[start + 1] ?? -1
    return end - start > MAX_FORMULA ? -1 : end
  }
}

/** For each position in a text, the next sign that can close a formula, or -1. */
function endsOf(source: string, mark: string): Int32Array {
  const ends = new Int32Array(source.length + 1).fill(-1)
  for (let at = source.length - 1; at >= 0; at--) ends[at] = isEnd(source, mark, at) ? at : ends[at + 1]!
  return ends
}

/** '5 $ and 6 $' isn't a formula: as in other editors, no space may follow the first sign or precede the last. */
function isEnd(source: string, mark: string, at: number): boolean {
  if (!source.startsWith(mark, at) || source[at - 1] === '\\') return false
  return mark === '$$' || !(/\s/.test(source[at - 1] ?? ' ') || /\d/.test(source[at + 1] ?? ''))
}
