import type { PreviewProps } from '../../forms/form-plan.ts'
import { PreviewCard } from '../../forms/preview-card.tsx'
import { useDrawing } from '../../forms/use-drawing.ts'
import { m } from '../../paraglide/messages.js'
import { subjectView } from './subjects.ts'

export function InstructorPreview({ values }: PreviewProps) {
  const name = values.name || m.form_preview_name()
  const subject = subjectView(values.Subject ?? '')
  const svg = useDrawing(({ avatar }) => avatar({ name, key: subject?.hue }))
  return (
    <PreviewCard
      kind="person"
      svg={svg}
      url={values.img ?? ''}
      badge={subject && { label: subject.label(), hue: subject.hue }}
      title={name}
      text={values.education || m.form_education()}
      note={m.form_preview_drawn()}
    />
  )
}
