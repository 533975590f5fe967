// The video or recording with its toolbar. The browser draws play, time, volume and full screen.
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { DATA_SAVER_BYTES } from '#contract/constants.ts'
import type { Play } from '#contract/calls/learning/learning.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { LANGUAGE_NAMES, useCaptions } from './captions.ts'
import { changeSettings, useDataSaver, useSettings } from '../../ui/device-settings.ts'
import { seek, setSpeed, start } from '../play-controls.ts'
import { Notice } from '../notice.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { VideoElement } from './video-element.tsx'
import { Toolbar } from './toolbar.tsx'
import { isAudio } from '../../files/wanted-source.ts'
import { useSource } from './use-source.ts'
import type { Watch } from './watch.ts'

const Recording = lazyPart(() => import('./recording.tsx'))
/** For people who save data, and whose network may be gone again. */
const DataChoice = lazy(() => import('./data-choice.tsx').catch(() => ({ default: Offline })))
const Offline = () => (
  <Notice title={m.learn_offline()} text={m.learn_offline_text()} tryAgain={() => location.reload()} />
)

/** The player as the lesson's page sees it. */
export type Player = {
  watch: Watch
  title: string
  seconds: number
  /** Undefined until it is known where the learner left off. */
  startAt: number | undefined
  /** Starts playing as soon as possible, because the learner requested the next lesson. */
  startsPlaying: boolean
  video: HTMLVideoElement | null
  setVideo: (video: HTMLVideoElement | null) => void
  readTranscript: () => void
  listKeys: () => void
}

type VideoProps = Player & { lessonId: string; cover: string; play: Play; renew: () => void }

export function Video(props: VideoProps) {
  const { lessonId, watch, title, seconds, cover, play, renew, startAt, startsPlaying } = props
  const { video, setVideo, readTranscript, listKeys } = props
  const isSaving = useDataSaver()
  const { speed = 1 } = useSettings()
  const [isChosen, setIsChosen] = useState(false)
  const { source, onError, onPlaying, tryAgain } = useSource(play, renew)
  const captions = useCaptions(play, video)
  /** The lesson is a recording, not a video that someone only listens to. */
  const isRecording = play.sources.every(isAudio)
  // Where to continue when a file has loaded. A file in another quality continues at the same second.
  const goOn = useRef({ at: 0, isPlaying: startsPlaying, isBegun: false })

  const remember = useCallback(() => {
    if (!video) return
    if (video.currentTime > 0) goOn.current.at = video.currentTime
    goOn.current.isPlaying = !video.paused
  }, [video])

  useEffect(() => {
    if (startAt === undefined) return
    watch.begin(startAt)
    if (goOn.current.isBegun) return
    goOn.current.at = startAt
    if (video && video.readyState > 0 && video.currentTime === 0) seek(video, startAt)
  }, [video, startAt, watch])

  useEffect(() => {
    if (video) setSpeed(video, speed)
  }, [video, speed])

  // A new grant may have the same URL, so the video has to be told to load again.
  useEffect(() => {
    if (video?.error && play.sources.length) video.load()
  }, [video, play])

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
    <section className="learn-video" aria-label={m.learn_player()}>
      <div className="learn-stage" data-audio={isAudio(source) || undefined} data-recording={isRecording || undefined}>
        {isAudio(source) && <Icon name="headphones" />}
        <VideoElement
          lessonId={lessonId}
          setVideo={setVideo}
          src={source.url}
          // Without one, the browser draws a dark box over a video.
          poster={!isSaving ? play.poster : isAudio(source) ? undefined : cover}
          preload={isSaving && !isChosen && !startsPlaying ? 'none' : 'metadata'}
          label={title}
          hasControls={!isRecording}
          onLoaded={(loaded) => {
            loaded.dataset.loaded = ''
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
        </VideoElement>
      </div>
      {isRecording && (
        <div className="learn-recording">
          <Suspense>
            <Recording
              video={video}
              seconds={seconds}
              startAt={startAt ?? 0}
              begin={(second) => {
                goOn.current.at = second
                if (video) start(video)
              }}
            />
          </Suspense>
        </div>
      )}
      <Toolbar
        watch={watch}
        video={video}
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
