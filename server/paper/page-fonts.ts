import { PdfDict, PdfRef, type PDF, type PDFPage } from '@libpdf/core'

/** The font's name among the page's resources. Pages from other people's files have their own fonts. */
export function nameFontOn(pdf: PDF, page: PDFPage, font: PdfRef): string {
  const resources = resourcesOf(pdf, page)
  const present = resources.get('Font', (ref) => pdf.getObject(ref))
  const fonts = present instanceof PdfDict ? present : new PdfDict()
  if (fonts !== present) resources.set('Font', fonts)
  for (const [name, value] of fonts) if (value === font) return name.value
  let number = 0
  while (fonts.has(`Paper${number}`)) number++
  fonts.set(`Paper${number}`, font)
  return `Paper${number}`
}

/** A page may inherit its resources; page.getResources() would hide them behind an empty dictionary. */
function resourcesOf(pdf: PDF, page: PDFPage): PdfDict {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  for (let node: PdfDict | undefined = page.dict; node; node = dictionary(node.get('Parent', resolve))) {
    const resources = dictionary(node.get('Resources', resolve))
    if (!resources) continue
    if (node !== page.dict) page.dict.set('Resources', new PdfDict(resources))
    break
  }
  return page.getResources()
}

function dictionary(value: unknown): PdfDict | undefined {
  return value instanceof PdfDict ? value : undefined
}
