import type { PreviewProps } from '../../forms/form-plan.ts'
import { PreviewCard } from '../../forms/preview-card.tsx'
import { useDrawing } from '../../forms/use-drawing.ts'
import { categoryOf } from '../../catalogue/parts/course-categories.ts'
import { m } from '../../paraglide/messages.js'
import { FormerPrice } from '../../ui/former-price.tsx'
import { Icon } from '../../ui/icon.tsx'
import { digits, price } from '../../ui/numbers.ts'

export function CoursePreview({ values, id }: PreviewProps) {
  const { title = '', classCourse = '' } = values
  const svg = useDrawing(({ courseCover, hueOfCourse }) => courseCover({ key: hueOfCourse(classCourse), title, id }))
  const category = categoryOf(classCourse)
  const now = Number(values.price) || 0
  return (
    <PreviewCard
      kind="course"
      svg={svg}
      url={values.img ?? ''}
      badge={category && { label: category.label(), hue: category.hue }}
      title={title || m.form_preview_title()}
      text={values.instructorName || m.form_instructor_name()}
      note={m.form_preview_course()}
    >
      <b className="strong">{values.price && price(now)}</b>
      <FormerPrice now={now} former={Number(values.formerPrice) || null} />
      <span>
        <Icon name="clock" />
        {m.form_preview_hours({ hours: digits(Number(values.hours) || 0) })}
      </span>
      <span>
        <Icon name={'play-circle'} />
        {m.form_preview_videos({ videos: digits(Number(values.videos) || 0) })}
      </span>
    </PreviewCard>
  )
}
