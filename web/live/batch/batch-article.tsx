import { Suspense } from 'react'
import type { HueKey } from '#art/hues.ts'
import { paths } from '#contract/paths.ts'
import { Breadcrumb } from '../../catalogue/product/breadcrumb.tsx'
import { Person } from '../../catalogue/product/person.tsx'
import { m } from '../../paraglide/messages.js'
import { RatingsBlock } from '../../catalogue/ratings/ratings-block.tsx'
import { hueStyle } from '../../ui/hue.ts'
import { langOf } from '../../ui/language.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { programmeName } from '../live-words.ts'
import { timetablePath } from '../timetable/timetable-path.ts'
import { useZone } from '../zones.ts'
import type { BatchContent } from './batch-content.ts'
import { ClassTable } from './class-table.tsx'
import { SeatCard } from './seat-card.tsx'
import { useOwnBatch } from './use-own-batch.ts'
import '../live.css'
import './batch.css'

/** Loaded lazily, because few visitors teach classes. */
const HostView = lazyPart(() => import('./host-view.tsx').then(({ HostView }) => ({ default: HostView })))

export function BatchArticle({ content }: { content: BatchContent }) {
  const zone = useZone()
  const own = useOwnBatch(content.batch)
  const { batch } = own
  const hue = hueStyle(`class${batch.programme}` as HueKey)
  if (batch.isHost) {
    return (
      <div className="wrap wrap-work host" style={hue}>
        <Suspense fallback={null}>
          <HostView batch={batch} zone={zone} reload={own.reload} />
        </Suspense>
      </div>
    )
  }
  const programme = programmeName(batch.programme)
  const filtered = timetablePath({ programme: batch.programme, subject: null, from: null })
  return (
    <article className="wrap batch" style={hue}>
      <header className="batch-head">
        <Breadcrumb
          steps={[
            { to: paths.live, label: m.live_title() },
            { to: filtered, label: programme },
          ]}
        />
        <h1 lang={langOf(batch.title)}>{batch.title}</h1>
        <p className="batch-about" lang={langOf(batch.about)}>
          {batch.about}
        </p>
        <Person person={content.tutor} />
      </header>
      <SeatCard own={own} content={content} zone={zone} />
      {/* Another zone mounts a new element, as in the timetable. */}
      <ClassTable key={zone} batch={batch} now={content.now} zone={zone} />
      {content.ratings && (
        <RatingsBlock
          product={batch._id}
          kind="live"
          ratings={content.ratings}
          isOwned={batch.mine?.hasSeat === true}
        />
      )}
    </article>
  )
}
