// What a lesson's page shows offline to people who have saved something.
import type { LessonKind } from '#contract/constants.ts'
import OfflineList from '../../lesson/offline-list.tsx'
import type { LessonListProps } from '../../lesson/lesson-list.tsx'
import OfflineNotice, { type OfflineNoticeProps } from './offline-notice.tsx'
import OfflineStrip from './offline-strip.tsx'

type OfflineProps =
  | ({ part: 'list' } & LessonListProps)
  | ({ part: 'notice' } & OfflineNoticeProps)
  | { part: 'strip'; kind: LessonKind | undefined }

/** A single component, so that the page only has to name what it loads once. */
export default function Offline(props: OfflineProps) {
  switch (props.part) {
    case 'list':
      return <OfflineList {...props} />
    case 'notice':
      return <OfflineNotice {...props} />
    case 'strip':
      return <OfflineStrip kind={props.kind} />
  }
}
