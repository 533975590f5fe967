import type { PreviewProps } from '../../forms/form-plan.ts'
import { PreviewCard } from '../../forms/preview-card.tsx'
import { useDrawing } from '../../forms/use-drawing.ts'
import { m } from '../../paraglide/messages.js'
import { pageCount } from '../../files/file-amounts.ts'
import { price } from '../../ui/numbers.ts'

export function BookPreview({ values }: PreviewProps) {
  const { bookName = '', writerName1 = '', formate = '' } = values
  const title = bookName || m.form_preview_title()
  const svg = useDrawing(({ bookCover }) => bookCover({ title, writer: writerName1 }))
  return (
    <PreviewCard
      kind="book"
      svg={svg}
      url={values.img ?? ''}
      title={title}
      text={writerName1 || m.form_writer_name()}
      note={m.form_preview_drawn()}
    >
      <b className="strong">{values.price && price(Number(values.price) || 0)}</b>
      <span>{formate}</span>
      <span>{pageCount(Number(values.page) || 0)}</span>
    </PreviewCard>
  )
}
