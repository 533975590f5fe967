import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../ui/avatar.tsx'
import { langOf } from '../../ui/language.tsx'
import { day, digits } from '../../ui/numbers.ts'

type BlogBylineProps = { writer: string; date: string; minutes: number }

export function BlogByline({ writer, date, minutes }: BlogBylineProps) {
  return (
    <p className="blog-byline cluster muted">
      <Avatar name={writer} />
      <b lang={langOf(writer)}>{writer}</b>
      <time dateTime={date}>{day(date)}</time>
      <span>{m.blog_minutes({ minutes: digits(minutes) })}</span>
    </p>
  )
}
