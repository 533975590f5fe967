import type { HueKey } from '#art/hues.ts'
import { LIVE_SUBJECTS } from '#contract/constants.ts'
import { LIVE_PROGRAMMES } from '../../catalogue/parts/live-programmes.tsx'
import { m } from '../../paraglide/messages.js'
import { hueStyle } from '../../ui/hue.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { programmeName, liveSubjectName } from '../live-words.ts'
import { timetablePath, type TimetableView } from './timetable-path.ts'

/** They hang from the matra, like Bengali letters. */
export function ProgrammeChips({ shown }: { shown: TimetableView }) {
  const chip = (programme: number | null, label: string) => (
    <PageLink
      key={programme}
      to={timetablePath(shown, { programme })}
      style={programme ? hueStyle(`class${programme}` as HueKey) : undefined}
      aria-current={programme === shown.programme || undefined}
      preventScrollReset
    >
      {label}
    </PageLink>
  )
  return (
    <nav className="live-programmes grid" aria-label={m.live_programmes()}>
      {chip(null, m.live_all())}
      {LIVE_PROGRAMMES.map((programme) => chip(programme, programmeName(programme)))}
    </nav>
  )
}

export function SubjectChoice({ shown }: { shown: TimetableView }) {
  return (
    <nav className="live-subject" aria-label={m.live_subject()}>
      {[null, ...LIVE_SUBJECTS].map((subject) => (
        <PageLink
          key={subject}
          to={timetablePath(shown, { subject })}
          aria-current={subject === shown.subject || undefined}
          preventScrollReset
        >
          {subject ? liveSubjectName(subject) : m.live_all()}
        </PageLink>
      ))}
    </nav>
  )
}
