// Small PDFs, written by hand so that each can have exactly one thing wrong.

export type PdfOptions = {
  /** The text of each page; a number for that many empty pages. */
  pages?: string[] | number
  /** The size of the pages in points. */
  size?: [width: number, height: number]
  outline?: { title: string; page: number }[]
  /** PDF operators that are drawn on every page. */
  drawing?: string
  /** A page filled with a pattern of a hundred billion tiles. */
  isEndless?: boolean
  isEncrypted?: boolean
}

const TINY_TILES =
  '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 50 50] /XStep 0.001 /YStep 0.001 /Resources << >>'

export function makePdf(options: PdfOptions = {}): Buffer {
  const { pages = ['A page'], size = [300, 400], outline = [], drawing = '', isEndless, isEncrypted } = options
  const texts = typeof pages === 'number' ? Array.from({ length: pages }, () => '') : pages
  const objects: string[] = []
  const add = (body: string) => objects.push(body)
  const catalog = add('')
  const tree = add('')
  const font = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  const pattern = isEndless ? add(stream('0 0 1 1 re f', TINY_TILES)) : 0
  const endless = '/Pattern cs /P1 scn 0 0 300 400 re f'
  const kids = texts.map((text) => {
    const content = add(
      stream(`BT /F1 18 Tf 20 ${size[1] - 60} Td (${text}) Tj ET ${drawing} ${isEndless ? endless : ''}`),
    )
    const used = `/Font << /F1 ${font} 0 R >> ${isEndless ? `/Pattern << /P1 ${pattern} 0 R >>` : ''}`
    const box = `/MediaBox [0 0 ${size.join(' ')}]`
    return add(`<< /Type /Page /Parent ${tree} 0 R ${box} /Contents ${content} 0 R /Resources << ${used} >> >>`)
  })
  objects[tree - 1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`
  const contents = outline.length ? `/Outlines ${addOutline(objects, outline, kids)} 0 R` : ''
  objects[catalog - 1] = `<< /Type /Catalog /Pages ${tree} 0 R ${contents} >>`
  const lock = isEncrypted ? add(`<< /Filter /Standard /V 1 /R 2 /P -44 /O <${secret()}> /U <${secret()}> >>`) : 0
  return assemble(objects, `/Root ${catalog} 0 R ${lock ? `/Encrypt ${lock} 0 R /ID [<00> <00>]` : ''}`)
}

const secret = () => 'ab'.repeat(32)
const stream = (content: string, head = '') => `<< ${head} /Length ${content.length} >>\nstream\n${content}\nendstream`

function addOutline(objects: string[], entries: { title: string; page: number }[], kids: number[]): number {
  const root = objects.length + 1
  const number = (at: number) => root + 1 + at
  objects.push(`<< /Type /Outlines /First ${number(0)} 0 R /Last ${number(entries.length - 1)} 0 R >>`)
  for (const [at, { title, page }] of entries.entries()) {
    const next = at < entries.length - 1 ? `/Next ${number(at + 1)} 0 R` : ''
    const named = Buffer.from(title, 'utf16le').swap16().toString('hex')
    objects.push(`<< /Title <feff${named}> /Parent ${root} 0 R ${next} /Dest [${kids[page - 1]} 0 R /Fit] >>`)
  }
  return root
}

function assemble(objects: string[], trailer: string): Buffer {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const start = file.length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  file += `trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
