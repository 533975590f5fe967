import { clock } from '../clock.ts'
import { changeSettings, useSettings, SPEEDS } from '../../ui/device-settings.ts'
import { seek, skip, toggle } from '../play-controls.ts'
import { useSecond } from '../use-second.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { count, digits } from '../../ui/numbers.ts'
import { PlaceSlider } from './place-slider.tsx'
import { SLEEP_MINUTES, type Sleep, type useSleepTimer } from './use-sleep-timer.ts'
import './controls.css'

const NO_DOTS: number[] = []

type ControlsProps = {
  audio: HTMLMediaElement | null
  isPlaying: boolean
  /** The length in seconds. */
  length: number
  /** Where playback will start, until the recording is loaded. */
  startSecond: number
  begin: (second: number) => void
  /** Only set for a recording with several chapters. */
  chapters?: { previous: (() => void) | undefined; next: (() => void) | undefined }
  timer: ReturnType<typeof useSleepTimer>
}

/** The controls of an audiobook or audio lesson. */
export function Controls({ audio, isPlaying, length, startSecond, begin, chapters, timer }: ControlsProps) {
  const { sleep, setSleep } = timer
  const { speed = 1 } = useSettings()
  const played = useSecond(audio)
  const second = Math.min(audio?.readyState ? played : startSecond, length)
  return (
    <>
      <div className="audio-place numbers muted">
        <PlaceSlider
          label={m.reader_place()}
          min={0}
          max={length}
          value={second}
          dots={NO_DOTS}
          textOf={(at) => m.reader_place_of({ a: clock(at), b: clock(length) })}
          change={(at) => (audio?.readyState ? seek(audio, at) : begin(at))}
        />
        <span>{clock(second)}</span>
        <span>−{clock(length - second)}</span>
      </div>
      <div className="audio-buttons row">
        {chapters && <Round label={m.reader_previous_chapter()} icon="chevron-left" press={chapters.previous} />}
        <button
          type="button"
          className="icon-button icon-button-plain audio-ten"
          aria-label={m.reader_back_10()}
          onClick={() => skip(audio, -10)}
        >
          <Icon name="back-10" />
          <i aria-hidden="true">{count(10)}</i>
        </button>
        <button
          type="button"
          className="audio-play middle"
          aria-label={isPlaying ? m.reader_stop() : m.reader_play()}
          onClick={() => toggle(audio)}
        >
          <Icon name={isPlaying ? 'pause' : 'play-small'} />
        </button>
        <button
          type="button"
          className="icon-button icon-button-plain audio-ten"
          aria-label={m.reader_forward_10()}
          onClick={() => skip(audio, 10)}
        >
          <Icon name="forward-10" />
          <i aria-hidden="true">{count(10)}</i>
        </button>
        {chapters && <Round label={m.reader_next_chapter()} icon="chevron-right" press={chapters.next} />}
      </div>
      <div className="audio-more wraps">
        <label className="row">
          <Icon name="gauge" />
          <span className="sr-only">{m.reader_speed()}</span>
          <select value={speed} onChange={(event) => changeSettings({ speed: Number(event.target.value) })}>
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {m.learn_times({ n: count(each) })}
              </option>
            ))}
          </select>
        </label>
        <label className="row">
          <Icon name="moon" />
          <span className="sr-only">{m.reader_sleep()}</span>
          <select value={sleep} onChange={(event) => setSleep(sleepOf(event.target.value))}>
            <option value="off">{m.reader_sleep_off()}</option>
            {chapters && <option value="chapter">{m.reader_sleep_chapter()}</option>}
            {SLEEP_MINUTES.map((each) => (
              <option key={each} value={each}>
                {m.reader_sleep_minutes({ n: digits(each) })}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  )
}

const sleepOf = (value: string): Sleep => (value === 'off' || value === 'chapter' ? value : Number(value))

type RoundProps = { label: string; icon: 'chevron-left' | 'chevron-right'; press: (() => void) | undefined }

function Round({ label, icon, press }: RoundProps) {
  return (
    <button
      type="button"
      className="icon-button icon-button-plain"
      aria-label={label}
      disabled={!press}
      onClick={press}
    >
      <Icon name={icon} />
    </button>
  )
}
