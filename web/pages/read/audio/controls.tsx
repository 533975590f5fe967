import { clock } from '../../../learning/clock.ts'
import { changeSettings, useSettings } from '../../../learning/device-settings.ts'
import { seek, skip, toggle } from '../../../learning/play-controls.ts'
import { SPEEDS } from '../../../learning/speeds.ts'
import { useSecond } from '../../../learning/use-second.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { count, digits } from '../../../ui/numbers.ts'
import { ReadSlider } from '../read-slider.tsx'
import type { Chapters } from './use-chapters.ts'
import { SLEEP_MINUTES, type Sleep, type useSleepTimer } from './use-sleep-timer.ts'

const NO_DOTS: number[] = []

type ControlsProps = { chapters: Chapters; timer: ReturnType<typeof useSleepTimer> }

export function Controls({ chapters, timer: { sleep, setSleep } }: ControlsProps) {
  const { audio, isPlaying, previous, next } = chapters
  const { speed = 1 } = useSettings()
  const played = useSecond(audio)
  const length = chapters.chapters[chapters.at]?.seconds ?? 0
  const second = Math.min(audio?.readyState ? played : chapters.startSecond, length)
  return (
    <>
      <div className="audio-place">
        <ReadSlider
          label={m.reader_place()}
          min={0}
          max={length}
          value={second}
          dots={NO_DOTS}
          textOf={(at) => m.reader_place_of({ a: clock(at), b: clock(length) })}
          change={(at) => (audio?.readyState ? seek(audio, at) : chapters.open(chapters.at, at, isPlaying))}
        />
        <span>{clock(second)}</span>
        <span>−{clock(length - second)}</span>
      </div>
      <div className="audio-buttons">
        <Round label={m.reader_previous_chapter()} icon="chevron-left" press={previous} />
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
          className="audio-play"
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
        <Round label={m.reader_next_chapter()} icon="chevron-right" press={next} />
      </div>
      <div className="audio-more">
        <label>
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
        <label>
          <Icon name="moon" />
          <span className="sr-only">{m.reader_sleep()}</span>
          <select value={sleep} onChange={(event) => setSleep(sleepOf(event.target.value))}>
            <option value="off">{m.reader_sleep_off()}</option>
            <option value="chapter">{m.reader_sleep_chapter()}</option>
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
