import { useId } from 'react'
import { paths } from '#contract/paths.ts'
import type { ReadingProgress } from '#contract/calls/learning/reading.ts'
import { timeLeft } from '../../files/amounts.ts'
import { m } from '../../paraglide/messages.js'
import { bookHue } from '../../ui/pictures/book-hue.ts'
import { AddressPicture } from '../../ui/address-picture.tsx'
import { hueStyle } from '../../ui/hue.ts'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { placeOf, ReadBar } from './read-bar.tsx'
import './continue.css'

type ContinueBookProps = { title: string; img: string; progress: ReadingProgress; isSecond?: boolean }

/** One tap back to the page or second where the reader left off. */
export function ContinueBook({ title, img, progress, isSecond }: ContinueBookProps) {
  const id = useId()
  const { book, kind, position, length } = progress
  const isAudio = kind === 'audio'
  return (
    <section className="continue-card continue-book" aria-labelledby={id} style={hueStyle(bookHue(img))}>
      <AddressPicture kind="book" src={img} />
      <div>
        <h2 id={id} lang={langOf(title)}>
          {title}
        </h2>
        {isAudio && (
          <p className="continue-facts wraps muted">
            <span className="inline">
              <Icon name="clock" />
              {timeLeft({ seconds: length, position })}
            </span>
          </p>
        )}
        <p className="continue-progress stack label">
          <ReadBar progress={progress} />
          <span>{placeOf(progress)}</span>
        </p>
        <PageLink
          className={isSecond ? 'button button-large' : 'button button-primary button-large'}
          to={paths.read(book)}
        >
          {isAudio ? m.collection_listen_on() : m.collection_read_on()}
          <Icon name="arrow-right" />
        </PageLink>
      </div>
    </section>
  )
}
