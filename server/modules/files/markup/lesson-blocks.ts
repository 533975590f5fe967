// What lessons have in addition to plain Markdown: worked examples and notes between lines of colons, and pictures with
// captions.
import type { MarkdownIt, Token } from 'markdown-it'

const OPENING = /^:::(example|note)(?:[ \t]+(\S.*))?$/
const CLOSING = /^:::[ \t]*$/

/**
 * `:::example Title` or `:::note Title` ends at a line of `:::` or, like an unclosed code fence, at the end of the
 * text.
 */
export function addBlocks(markdown: MarkdownIt): void {
  markdown.block.ruler.before(
    'fence',
    'lesson_block',
    (state, startLine, endLine, silent) => {
      const lineAt = (line: number) => state.src.slice(state.bMarks[line]! + state.tShift[line]!, state.eMarks[line])
      const isCode = state.sCount[startLine]! - state.blkIndent >= 4
      const opening = isCode ? null : OPENING.exec(lineAt(startLine).trimEnd())
      if (!opening) return false
      if (silent) return true
      const [, kind, title] = opening
      let end = startLine + 1
      while (end < endLine && !CLOSING.test(lineAt(end))) end++
      const isNote = kind === 'note'
      state.push('lesson_block_open', 'div', 1).attrs = [
        ['class', `lesson-${kind}`],
        ...(isNote ? [['role', 'note'] as [string, string]] : []),
      ]
      if (title) {
        state.push('lesson_block_title_open', 'p', 1).attrs = [['class', 'lesson-block-title']]
        const inline = state.push('inline', '', 0)
        inline.content = title
        inline.map = [startLine, startLine + 1]
        inline.children = []
        state.push('lesson_block_title_close', 'p', -1)
      }
      const { parentType, lineMax } = state
      state.parentType = 'blockquote'
      state.lineMax = end
      state.md.block.tokenize(state, startLine + 1, end)
      state.parentType = parentType
      state.lineMax = lineMax
      state.push('lesson_block_close', 'div', -1)
      state.line = end < endLine ? end + 1 : end
      return true
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  )
}

/** A picture that is a paragraph of its own becomes a figure, and its title the caption. */
export function addFigures(markdown: MarkdownIt, isShown: (address: string) => boolean): void {
  markdown.core.ruler.push('lesson_figure', ({ tokens }) => {
    for (const [index, { type, children }] of tokens.entries()) {
      const picture = type === 'inline' && children?.length === 1 ? children[0]! : null
      if (picture?.type !== 'image' || tokens[index - 1]?.type !== 'paragraph_open') continue
      if (!isShown(String(picture.attrGet('src')))) continue
      for (const edge of [tokens[index - 1]!, tokens[index + 1]!]) {
        edge.tag = 'figure'
        edge.hidden = false
      }
      tokens[index - 1]!.attrs = [['class', 'lesson-figure']]
      picture.meta = { isFigure: true }
    }
  })
}

/** Empty if it has no caption or is within a line. */
export function captionOf(picture: Token): string {
  return (picture.meta as { isFigure?: boolean } | null)?.isFigure ? String(picture.attrGet('title') ?? '') : ''
}
