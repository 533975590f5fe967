// What a lesson's page shows without a network to people who have saved something.
import type { LessonKind } from '#contract/constants.ts'
import OfflineList from '../../learning/lesson/offline-list.tsx'
import type { LessonListProps } from '../../learning/lesson/lesson-list.tsx'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import OfflineNotice, { type OfflineNoticeProps } from './offline-notice.tsx'
import OfflineStrip from './offline-strip.tsx'

type OfflineProps =
  | ({ part: 'list' } & LessonListProps)
  | ({ part: 'notice' } & OfflineNoticeProps)
  | { part: 'strip'; kind: LessonKind | undefined }
  | { part: 'next' | 'next-named'; title: string }
  | { part: 'quality'; quality: string }

/** One component, so that the page names what it loads once. */
export default function Offline(props: OfflineProps) {
  switch (props.part) {
    case 'list':
      return <OfflineList {...props} />
    case 'notice':
      return <OfflineNotice {...props} />
    case 'strip':
      return <OfflineStrip kind={props.kind} />
    case 'next':
      return m.saved_next()
    case 'next-named':
      return m.saved_next_named({ title: props.title })
    case 'quality':
      return (
        <span className="learn-saved">
          <Icon name="saved" />
          {m.saved_quality_is({ quality: props.quality })}
        </span>
      )
  }
}
