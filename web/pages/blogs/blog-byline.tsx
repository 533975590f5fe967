import { Avatar } from '../../ui/avatar.tsx'
import { langOf } from '../../ui/language.tsx'
import { day } from '../../ui/numbers.ts'

export function BlogByline({ writer, date }: { writer: string; date: string }) {
  return (
    <p className="blog-byline">
      <Avatar name={writer} />
      <b lang={langOf(writer)}>{writer}</b>
      <time dateTime={date}>{day(date)}</time>
    </p>
  )
}
