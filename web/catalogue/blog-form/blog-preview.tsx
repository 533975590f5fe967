import { blogPreview } from '../parts/blog-preview.ts'
import type { PreviewProps } from '../../forms/form-plan.ts'
import { PreviewCard } from '../../forms/preview-card.tsx'
import { useDrawing } from '../../forms/use-drawing.ts'
import { m } from '../../paraglide/messages.js'
import { day } from '../../ui/numbers.ts'

export function BlogPreview({ values, id }: PreviewProps) {
  const { description = '', writerName = '', date = '' } = values
  const title = values.title || m.form_preview_title()
  const svg = useDrawing(({ blogCover }) => blogCover({ title, id }))
  return (
    <PreviewCard
      kind="blog"
      svg={svg}
      url={values.img ?? ''}
      title={title}
      text={blogPreview(description).text || m.form_description()}
      note={m.form_preview_drawn()}
    >
      <b className="strong">{writerName || m.form_writer_name()}</b>
      <span>{date && day(date)}</span>
    </PreviewCard>
  )
}
