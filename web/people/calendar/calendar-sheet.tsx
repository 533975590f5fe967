import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCalendarFeed } from './use-calendar-feed.ts'
import '../../ui/address-field.css'
import './calendar-sheet.css'

type CalendarSheetProps = { open: boolean; batch: string | undefined; onClose: () => void }

export function CalendarSheet({ open, batch, onClose }: CalendarSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.calendar_title()}>
      <div className="dialog-body calendar">
        <Feed />
        {batch && (
          <section className="calendar-part stack">
            <h3>{m.calendar_batch()}</h3>
            <p>{m.calendar_batch_text()}</p>
            <a className="button" href={paths.batchCalendar(batch)} download>
              <Icon name="download" />
              {m.calendar_download()}
            </a>
          </section>
        )}
      </div>
    </Dialog>
  )
}

function Feed() {
  const { url, isKnown, isBusy, isEnded, problem, make, end } = useCalendarFeed()
  return (
    <section className="calendar-part stack">
      <h3>{m.calendar_feed()}</h3>
      <p>{m.calendar_feed_text()}</p>
      <div role="alert">{problem && <FieldError text={problem} />}</div>
      <p role="status">
        {!isKnown && m.calendar_loading()}
        {isEnded && m.calendar_ended()}
      </p>
      {url && <Ways url={url} isBusy={isBusy} end={end} />}
      {isKnown && !url && (
        <button
          type="button"
          className="button button-primary"
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || void make()}
        >
          {m.calendar_make()}
        </button>
      )}
    </section>
  )
}

type WaysProps = { url: string; isBusy: boolean; end: () => Promise<void> }

function Ways({ url, isBusy, end }: WaysProps) {
  const webcal = url.replace(/^https?:/, 'webcal:')
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast(m.calendar_copied()),
      () => toast(m.calendar_not_copied(), { kind: 'error' }),
    )
  return (
    <>
      <input
        className="address-field muted"
        value={url}
        readOnly
        aria-label={m.calendar_address()}
        lang="en"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="wraps">
        <a className="button button-primary" href={webcal}>
          <Icon name="calendar" />
          {m.calendar_subscribe()}
        </a>
        <button type="button" className="button" onClick={() => void copy()}>
          <Icon name="copy" />
          {m.calendar_copy()}
        </button>
        <a
          className="button"
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}
          target="_blank"
          rel="noreferrer"
        >
          {m.calendar_google()}
        </a>
      </div>
      <div className="calendar-end ends">
        <p>{m.calendar_secret()}</p>
        <button
          type="button"
          className="button button-small"
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || void end()}
        >
          {m.calendar_end()}
        </button>
      </div>
    </>
  )
}
