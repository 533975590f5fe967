import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'

type AnnouncePreviewProps = { course: string; isLive: boolean; title: string; text: string }

/** The notification and the mail, as learners get them. */
export function AnnouncePreview({ course, isLive, title, text }: AnnouncePreviewProps) {
  const heading = title.trim() || m.announce_heading()
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim())
  return (
    <section className="announce-preview" aria-label={m.announce_preview()}>
      <header>
        <h2>{m.announce_preview()}</h2>
        <span className="badge badge-open">{m.announce_as_learners()}</span>
      </header>
      <div className="announce-notification">
        <img src="/favicon.svg" alt="" width={40} height={40} />
        <b lang={langOf(heading)}>{heading}</b>
        <p lang={langOf(course)}>{course}</p>
      </div>
      <div className="announce-letter">
        <p className="announce-letter-head">
          {m.announce_from()} <b>{m.site_name()}</b>
          <br />
          {m.announce_subject()} <b lang={langOf(heading)}>{heading}</b>
        </p>
        <div className="announce-letter-body">
          <p>{m.announce_dear({ name: m.announce_sample_name() })}</p>
          {paragraphs.map((paragraph, index) => (
            // The paragraphs of a text have no other name than their place.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={index} lang={langOf(paragraph)}>
              {paragraph}
            </p>
          ))}
          <p className="announce-letter-link">{isLive ? m.announce_open_live() : m.announce_open()}</p>
          <small>
            {isLive ? m.announce_why_live({ title: course }) : m.announce_why({ course })}{' '}
            <span className="announce-letter-link">{isLive ? m.announce_stop_live() : m.announce_stop()}</span>
          </small>
        </div>
      </div>
    </section>
  )
}
