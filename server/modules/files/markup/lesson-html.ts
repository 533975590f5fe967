// A lesson's Markdown as HTML: no raw HTML, formulas as MathML, and figures only from our own pictures.
import MarkdownIt, { type Token } from 'markdown-it'
import temml from 'temml'
import { tooComplex } from '../../../http/errors.ts'
import { UPLOAD_NAME } from '../media/upload-name.ts'
import { addBlocks, addFigures, captionOf } from './lesson-blocks.ts'
import { addFormulas } from './markdown-formulas.ts'

const FIGURE = new RegExp(String.raw`^/media/${UPLOAD_NAME}$`)
const FIGURES = new RegExp(`/media/${UPLOAD_NAME}`, 'g')
const LINK = /^(https?:\/\/|\/(?!\/))/i
/** Recursive macros can expand for ever, and one that doubles grows faster than its expansions are counted. */
const MAX_EXPANSIONS = 200
const DEFINITION = /\\([gex]?def|(re)?newcommand|providecommand|(future)?let)(?![a-z])/i
/** markdown-it scans from each bracket to the end of the text, looking for the end of a link. */
const MAX_BRACKETS = 5000

/** Throws if the formula can't be rendered. */
function render(source: string, isBlock: boolean): string {
  if (DEFINITION.test(source)) throw new Error('A formula can’t define commands.')
  return temml.renderToString(source, {
    displayMode: isBlock,
    trust: false,
    throwOnError: true,
    strict: false,
    maxExpand: MAX_EXPANSIONS,
    maxSize: [20, 1000],
  })
}

/** Temml has its own bugs, and one formula must not break the rest of the text. */
function formula(source: string, isBlock: boolean): string {
  try {
    return render(source, isBlock)
  } catch {
    return `<code class="temml-error">${markdown.utils.escapeHtml(source)}</code>`
  }
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
  .use(addFormulas, formula)
  .use(addBlocks)
  .use(addFigures, (address: string) => FIGURE.test(address))
  .disable(['html_block', 'html_inline'])
markdown.validateLink = (address) => LINK.test(address.trim())
markdown.renderer.rules.image = (tokens, index) => {
  const picture = tokens[index]!
  const address = String(picture.attrGet('src'))
  const { escapeHtml } = markdown.utils
  const alt = escapeHtml(picture.content)
  if (!FIGURE.test(address)) return alt
  const caption = captionOf(picture)
  const shown = `<img src="${address}" alt="${alt}" loading="lazy" decoding="async">`
  return caption ? `${shown}<figcaption>${escapeHtml(caption)}</figcaption>` : shown
}

export const lessonHtml = (body: string): string => markdown.render(readable(body))

function readable(body: string): string {
  if (body.split('[').length > MAX_BRACKETS) throw tooComplex()
  return body
}

const plain = new MarkdownIt('zero').use(addFormulas, formula)

/** The formulas in a lesson's text that fail to render, as typed. */
export const wrongInLesson = (body: string): string[] => wrongOf(markdown.parse(readable(body), {}))

/** Finds formulas in a quiz's texts that fail to render. */
export const wrongInTexts = (written: string[]): string[] =>
  written.filter((text) => text.includes('$')).flatMap((text) => wrongOf(plain.parseInline(text, {})))

function wrongOf(tokens: Token[]): string[] {
  return tokens.flatMap(({ type, content, children }) => {
    if (children) return wrongOf(children)
    const isBlock = type === 'formula_block'
    if (!isBlock && type !== 'formula') return []
    try {
      render(content, isBlock)
      return []
    } catch {
      const mark = isBlock ? '$$' : '$'
      return [`${mark}${content}${mark}`]
    }
  })
}

/** Plain text with rendered formulas. Undefined if it has none, so that the text itself can be shown. */
export function formulaHtml(text: string): string | undefined {
  if (!text.includes('$')) return undefined
  const html = plain.renderInline(text)
  return html.includes('<math') ? html : undefined
}

/** The paths of the pictures in a text. */
export const figuresOf = (body: string): string[] => [...new Set(body.match(FIGURES))]
