// The film or recording with its tools. The browser draws play, time, volume and full screen.
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { DATA_SAVER_BYTES } from '#contract/constants.ts'
import type { Play } from '#contract/learning.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { LANGUAGE_NAMES, useCaptions } from './captions.ts'
import { changeSettings, useDataSaver, useSettings } from '../device-settings.ts'
import { seek, setSpeed, start } from '../play-controls.ts'
import { Notice } from '../notice.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { FilmElement } from './film-element.tsx'
import { Toolbar } from './toolbar.tsx'
import { isAudio } from '../wanted-source.ts'
import { useSource } from './use-source.ts'
import type { Watch } from './watch.ts'

const Recording = lazyPart(() => import('./recording.tsx'))
/** For those who save data; their network may be gone again. */
const DataChoice = lazy(() => import('./data-choice.tsx').catch(() => ({ default: Offline })))
const Offline = () => (
  <Notice title={m.learn_offline()} text={m.learn_offline_text()} tryAgain={() => location.reload()} />
)

/** What the lesson's page knows of its player. */
export type Player = {
  watch: Watch
  title: string
  seconds: number
  /** Undefined until it is known where the learner left off. */
  startAt: number | undefined
  /** Plays as soon as it can: the learner asked for the next lesson. */
  startsPlaying: boolean
  film: HTMLVideoElement | null
  setFilm: (film: HTMLVideoElement | null) => void
  readTranscript: () => void
  listKeys: () => void
}

type FilmProps = Player & { lessonId: string; cover: string; play: Play; renew: () => void }

export function Film(props: FilmProps) {
  const { lessonId, watch, title, seconds, cover, play, renew, startAt, startsPlaying } = props
  const { film, setFilm, readTranscript, listKeys } = props
  const isSaving = useDataSaver()
  const { speed = 1 } = useSettings()
  const [isChosen, setIsChosen] = useState(false)
  const { source, onError, onPlaying, tryAgain } = useSource(play, renew)
  const captions = useCaptions(play, film)
  /** The lesson is a recording, not a film that is only listened to. */
  const isRecording = play.sources.every(isAudio)
  // Where to go on when a file is loaded; a file of another quality goes on at the same second.
  const goOn = useRef({ at: 0, isPlaying: startsPlaying, isBegun: false })

  const remember = useCallback(() => {
    if (!film) return
    if (film.currentTime > 0) goOn.current.at = film.currentTime
    goOn.current.isPlaying = !film.paused
  }, [film])

  useEffect(() => {
    if (startAt === undefined) return
    watch.begin(startAt)
    if (goOn.current.isBegun) return
    goOn.current.at = startAt
    if (film && film.readyState > 0 && film.currentTime === 0) seek(film, startAt)
  }, [film, startAt, watch])

  useEffect(() => {
    if (film) setSpeed(film, speed)
  }, [film, speed])

  // A new grant may have the same address as the one before.
  useEffect(() => {
    if (film?.error && play.sources.length) film.load()
  }, [film, play])

  const choose = (quality: string) => {
    remember()
    changeSettings({ quality })
  }

  if (!source) {
    return (
      <Notice
        title={m.learn_broken()}
        text={m.learn_broken_text()}
        tryAgain={() => {
          goOn.current.isPlaying = false
          tryAgain()
        }}
      />
    )
  }
  if (isSaving && !isChosen && source.bytes > DATA_SAVER_BYTES) {
    return (
      <Suspense fallback={<div className="learn-stage" />}>
        <DataChoice
          play={play}
          cover={cover}
          choose={(quality) => {
            goOn.current.isPlaying = true
            changeSettings({ quality })
            setIsChosen(true)
          }}
          readTranscript={readTranscript}
        />
      </Suspense>
    )
  }
  return (
    <section className="learn-film" aria-label={m.learn_player()}>
      <div className="learn-stage" data-audio={isAudio(source) || undefined} data-recording={isRecording || undefined}>
        {isAudio(source) && <Icon name="headphones" />}
        <FilmElement
          lessonId={lessonId}
          setFilm={setFilm}
          src={source.url}
          poster={isSaving ? undefined : play.poster}
          preload={isSaving && !isChosen && !startsPlaying ? 'none' : 'metadata'}
          label={title}
          hasControls={!isRecording}
          onLoaded={(loaded) => {
            const { at, isPlaying } = goOn.current
            if (at > 0 && at < loaded.duration) seek(loaded, at)
            setSpeed(loaded, speed)
            if (isPlaying) start(loaded)
          }}
          onPlaying={() => {
            goOn.current.isBegun = true
            setIsChosen(true)
            onPlaying()
          }}
          onError={() => {
            remember()
            onError()
          }}
        >
          {play.captions.map(({ lang, url }) => (
            <track key={lang} kind="captions" srcLang={lang} label={LANGUAGE_NAMES[lang]} src={url} />
          ))}
        </FilmElement>
      </div>
      {isRecording && (
        <div className="learn-recording">
          <Suspense>
            <Recording
              film={film}
              seconds={seconds}
              startAt={startAt ?? 0}
              begin={(second) => {
                goOn.current.at = second
                if (film) start(film)
              }}
            />
          </Suspense>
        </div>
      )}
      <Toolbar
        watch={watch}
        film={film}
        sources={play.sources}
        source={source}
        choose={choose}
        captions={captions}
        listKeys={listKeys}
        isRecording={isRecording}
      />
    </section>
  )
}
