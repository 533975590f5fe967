// The chapters as a PDF's bookmarks.
import { PdfArray, PdfDict, PdfName, PdfNull, PdfNumber, PdfString, type PDF, type PdfRef } from '@libpdf/core'

export type Chapter = { title: string; page: number }

export function addOutline(pdf: PDF, chapters: Chapter[]): void {
  const root = new PdfDict([['Type', PdfName.of('Outlines')]])
  const rootRef = pdf.register(root)
  const items = chapters.map(({ title, page }) => {
    const target = pdf.getPage(page - 1)!.ref
    const top = new PdfArray([target, PdfName.of('XYZ'), PdfNull.instance, PdfNull.instance, PdfNull.instance])
    const dictionary = PdfDict.of({ Title: PdfString.fromString(title), Parent: rootRef, Dest: top })
    return { dictionary, ref: pdf.register(dictionary) }
  })
  const link = (dictionary: PdfDict, key: string, ref: PdfRef | undefined) => ref && dictionary.set(key, ref)
  for (const [at, { dictionary }] of items.entries()) {
    link(dictionary, 'Prev', items[at - 1]?.ref)
    link(dictionary, 'Next', items[at + 1]?.ref)
  }
  link(root, 'First', items[0]?.ref)
  link(root, 'Last', items.at(-1)?.ref)
  root.set('Count', PdfNumber.of(items.length))
  pdf.getCatalog().set('Outlines', rootRef)
  pdf.getCatalog().set('PageMode', PdfName.of('UseOutlines'))
}
