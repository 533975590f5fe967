// An audiobook: its cover, the current chapter, and the list of chapters.
import { hueStyle } from '../../../ui/hue.ts'
import { bookHue } from '../../../ui/pictures/book-hue.ts'
import { minutes } from '../../../files/amounts.ts'
import { useMediaSession } from '../../media-session.ts'
import { Notice } from '../../notice.tsx'
import { skip, toggle } from '../../play-controls.ts'
import { m } from '../../../paraglide/messages.js'
import { AddressPicture } from '../../../ui/address-picture.tsx'
import { langOf } from '../../../ui/language.tsx'
import { BackLink } from '../back-link.tsx'
import { DownloadButton, SaveBook } from '../download-button.tsx'
import { SampleEnd } from '../sample-end.tsx'
import type { OpenBook } from '../use-book.ts'
import { useReadKeys } from '../use-read-keys.ts'
import { ChapterList } from './chapter-list.tsx'
import { Controls } from '../../audio-controls/controls.tsx'
import { useChapters } from './use-chapters.ts'
import { useSleepTimer } from '../../audio-controls/use-sleep-timer.ts'
import '../audio.css'

export function AudioReader({ book }: { book: OpenBook }) {
  const { reading, about, isSample } = book
  const chapters = useChapters(book)
  const { audio, setAudio, at } = chapters
  const timer = useSleepTimer(audio)
  const chapter = chapters.chapters[at]
  const title = chapter?.title ?? reading.title
  const by = [reading.title, about?.writerName1].filter(Boolean).join(', ')
  const playedSeconds = reading.chapters.reduce((sum, { seconds = 0 }) => sum + seconds, 0)

  useMediaSession(audio, { title, artist: by, previous: chapters.previous, next: chapters.next })
  useReadKeys({
    ' ': () => toggle(audio),
    KeyK: () => toggle(audio),
    ArrowLeft: () => skip(audio, -10),
    KeyJ: () => skip(audio, -10),
    ArrowRight: () => skip(audio, 10),
    KeyL: () => skip(audio, 10),
  })

  return (
    <>
      <header className="read-bar row">
        <BackLink book={book} />
        <div className="read-title">
          <p lang={langOf(reading.title)}>
            <b>{reading.title}</b>
          </p>
          {isSample && <p>{m.reader_sample_minutes({ time: minutes(playedSeconds) })}</p>}
        </div>
        {!isSample && <DownloadButton book={book} />}
      </header>
      <div className="audio" style={hueStyle(about ? bookHue(about.img) : 'free')}>
        <div className="audio-stage centred">
          {chapters.isFailed ? (
            <Notice
              title={m.reader_audio_failed()}
              text={m.reader_audio_failed_text()}
              tryAgain={() => void chapters.tryAgain()}
            />
          ) : (
            <>
              {isSample && chapters.isEnded ? (
                <SampleEnd book={book} />
              ) : (
                <>
                  <div className="audio-cover">{about && <AddressPicture kind="book" src={about.img} />}</div>
                  <h1 lang={langOf(title)}>{title}</h1>
                  <p className="audio-by" lang={langOf(by)}>
                    {by}
                  </p>
                </>
              )}
              <Controls
                audio={audio}
                isPlaying={chapters.isPlaying}
                length={chapter?.seconds ?? 0}
                startSecond={chapters.startSecond}
                begin={(second) => chapters.open(at, second, chapters.isPlaying)}
                chapters={chapters}
                timer={timer}
              />
            </>
          )}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a book that is read aloud */}
          <audio
            ref={setAudio}
            src={chapters.url}
            preload="none"
            onPlaying={chapters.onPlaying}
            onEnded={() => {
              chapters.end(timer.sleep === 'chapter')
              if (timer.sleep === 'chapter') timer.setSleep('off')
            }}
            onError={() => void chapters.onError()}
          />
        </div>
        <ChapterList chapters={chapters}>{!isSample && <SaveBook book={book} />}</ChapterList>
      </div>
    </>
  )
}
