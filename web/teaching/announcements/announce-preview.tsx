import { ANNOUNCEMENT_WORDS } from '#contract/teaching/announcement-words.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { langOf } from '../../ui/language.tsx'

type AnnouncePreviewProps = { course: string; isLive: boolean; title: string; text: string }

/** The notification and the email, as learners get them. */
export function AnnouncePreview({ course, isLive, title, text }: AnnouncePreviewProps) {
  const heading = title.trim() || m.announce_heading()
  const { dear, [isLive ? 'live' : 'course']: words } = ANNOUNCEMENT_WORDS[getLocale()]
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim())
  return (
    <section className="announce-preview" aria-label={m.announce_preview()}>
      <header className="spread">
        <h2>{m.announce_preview()}</h2>
        <span className="badge badge-open">{m.announce_as_learners()}</span>
      </header>
      <div className="announce-notification grid">
        <img src="/favicon.svg" alt="" width={40} height={40} />
        <b lang={langOf(heading)}>{heading}</b>
        <p className="muted" lang={langOf(course)}>
          {course}
        </p>
      </div>
      <div className="announce-letter surface">
        <p className="announce-letter-head muted">
          {m.announce_from()} <b>{m.site_name()}</b>
          <br />
          {m.announce_subject()} <b lang={langOf(heading)}>{heading}</b>
        </p>
        <div className="announce-letter-body stack">
          <p>{dear(m.announce_sample_name())}</p>
          {paragraphs.map((paragraph, index) => (
            // A text's paragraphs can only be identified by position.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={index} lang={langOf(paragraph)}>
              {paragraph}
            </p>
          ))}
          <p className="announce-letter-link accent">{words.open}</p>
          <small className="muted">
            {words.why(course)} <span className="announce-letter-link accent">{words.stop}</span>
          </small>
        </div>
      </div>
    </section>
  )
}
