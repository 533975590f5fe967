// The tutoring programmes of the live classes: 1-on-1 to 12-on-12, each with Coding and Music.
import { paths } from '#contract/paths.ts'
import type { HueKey } from '#art/hues.ts'
import { m } from '../../paraglide/messages.js'
import { hueStyle } from '../../ui/hue.ts'
import { digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { facingDots } from './facing-dots.ts'

/** A programme's number is the number of its learners and of its tutors. */
export const LIVE_PROGRAMMES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
export type LiveProgramme = (typeof LIVE_PROGRAMMES)[number]

/** Renders <li> elements, for a list in any layout. */
export function LiveProgrammes({ programmes }: { programmes: readonly LiveProgramme[] }) {
  return programmes.map((programme) => (
    <li key={programme}>
      <LiveCard programme={programme} />
    </li>
  ))
}

function LiveCard({ programme }: { programme: LiveProgramme }) {
  const name = m.live_programme({ number: digits(programme) })
  const { learners, thread, tutors, size } = facingDots(programme)
  return (
    <article className="live-card column surface" style={hueStyle(`class${programme}` as HueKey)}>
      <svg viewBox="0 0 246 76" preserveAspectRatio="xMinYMid" strokeLinecap="round" aria-hidden="true">
        <path className="live-thread" d={thread} />
        <path className="live-learners" d={learners} strokeWidth={size} />
        <path className="live-tutors" d={tutors} strokeWidth={size} />
      </svg>
      <h3>{name}</h3>
      <p className="live-subjects wraps">
        <span className="badge" style={hueStyle('programming')}>
          {m.live_coding()}
        </span>
        <span className="badge" style={hueStyle('entertaining')}>
          {m.live_music()}
        </span>
      </p>
      <p className="live-ways wraps">
        <PageLink className="live-explore" to={paths.classes} aria-label={m.live_explore_programme({ name })}>
          {m.live_explore()} <Icon name="arrow-right" />
        </PageLink>
        <PageLink to={`${paths.live}?programme=${programme}`} aria-label={m.live_see_times_of({ name })}>
          {m.live_see_times()}
        </PageLink>
      </p>
    </article>
  )
}
