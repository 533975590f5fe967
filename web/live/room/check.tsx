// Before joining: the person's own picture, the microphone, the connection, and how much data the class may use.
import { useEffect, useId, useState, type ReactNode } from 'react'
import { ROOM_LINE_BYTES } from '#contract/constants.ts'
import type { RoomPage } from '#contract/calls/live/live-room.ts'
import type { HueKey } from '#art/hues.ts'
import { size } from '../../files/amounts.ts'
import { m } from '../../paraglide/messages.js'
import { hueStyle } from '../../ui/hue.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { clockTime, weekdayTime } from '../../ui/local-times.ts'
import { digits } from '../../ui/numbers.ts'
import { savesData } from '../../ui/saves-data.ts'
import { SOUND_BYTES, STILL_BYTES, VIDEO_BYTES } from './data-use.ts'
import type { OwnDevices } from './devices.ts'
import { measureLine, type Line } from './line.ts'
import { LEVELS, playShortSound, useMicLevel } from './mic-level.ts'
import { Picture } from './picture.tsx'

type CheckProps = {
  session: string
  page: RoomPage
  devices: OwnDevices
  isJoining: boolean
  /** Why joining failed. */
  problem: string | null
  join: (isSoundOnly: boolean) => void
}

export function Check({ session, page, devices, isJoining, problem, join }: CheckProps) {
  const { batch, number, classes, isHost, present, seats } = page
  const line = useLine(session)
  const [chosen, setChosen] = useState<boolean>()
  const isSoundOnly = !isHost && (chosen ?? line.result === 'weak')
  return (
    <div className="wrap room-check grid" style={hueStyle(`class${batch.programme}` as HueKey)}>
      <section aria-label={m.room_microphone()}>
        <Mirror devices={devices} />
        <ul className="room-devices">
          <Microphone devices={devices} />
          <Device icon="speaker" name={m.room_speaker()} text={m.room_speaker_text()}>
            <button type="button" className="button button-small" onClick={playShortSound}>
              {m.room_speaker_play()}
            </button>
          </Device>
          <Connection {...line} />
        </ul>
      </section>
      <section className="room-card surface">
        <span className="badge">{m.live_programme({ number: digits(batch.programme) })}</span>
        <h1 lang={langOf(batch.title)}>{batch.title}</h1>
        <p>
          {isHost
            ? `${m.room_class_host({ n: digits(number), all: digits(classes) })}. `
            : `${m.room_class_of({ n: digits(number), all: digits(classes), name: batch.tutor })}. `}
          {timesOf(page)}
        </p>
        {!isHost && (
          <fieldset className="room-ways stack">
            <legend className="sr-only">{m.room_how()}</legend>
            <ReceiveOption
              icon="video"
              name={m.room_video()}
              text={m.room_video_text()}
              bytes={VIDEO_BYTES}
              isChosen={!isSoundOnly}
              choose={() => setChosen(false)}
            />
            <ReceiveOption
              icon="headphones"
              name={m.room_sound()}
              text={m.room_sound_text({ size: size(STILL_BYTES) })}
              bytes={SOUND_BYTES}
              isChosen={isSoundOnly}
              choose={() => setChosen(true)}
            />
          </fieldset>
        )}
        <div className="room-join">
          {problem && (
            <p className="wrong" role="alert">
              {problem}
            </p>
          )}
          <button
            type="button"
            className="button button-primary button-large button-wide"
            disabled={isJoining}
            onClick={() => join(isSoundOnly)}
          >
            {isJoining && <span className="spinner" />}
            {isJoining ? m.room_joining() : isHost ? m.room_start() : m.room_join()}
          </button>
        </div>
        <p className="room-hint beside">
          <Icon name="record" />
          <span>{isHost ? m.room_recorded_host() : m.room_recorded()}</span>
        </p>
        <p className="room-hint beside">
          <Icon name="users" />
          <span>{m.room_present({ a: digits(present), b: digits(seats) })}</span>
        </p>
      </section>
    </div>
  )
}

function timesOf({ startsAt, minutes }: RoomPage): string {
  const until = clockTime(new Date(Date.parse(startsAt) + minutes * 60_000))
  const isToday = new Date(startsAt).toDateString() === new Date().toDateString()
  return isToday
    ? m.room_when_today({ from: clockTime(startsAt), until })
    : m.room_when({ from: weekdayTime(startsAt), until })
}

const PROBLEMS = {
  refused: m.room_devices_refused,
  missing: m.room_devices_missing,
  busy: m.room_devices_busy,
}

function Mirror({ devices }: { devices: OwnDevices }) {
  const { state, problem, mic, isMicOn, camera, open, turnMic, turnCamera } = devices
  return (
    <div className="room-mirror middle">
      {camera && <Picture track={camera} />}
      {state !== 'asked' || problem ? (
        <div className="stack">
          <p role={problem ? 'alert' : undefined}>
            {problem ? PROBLEMS[problem]() : state === 'asking' ? m.room_devices_asking() : m.room_devices_ask_text()}
          </p>
          {state !== 'asking' && (
            <button type="button" className="button" onClick={() => void open()}>
              {!problem && <Icon name="video" />}
              {problem ? m.room_try_devices() : m.room_devices_ask()}
            </button>
          )}
        </div>
      ) : (
        <>
          {!camera && <p>{m.room_camera_off()}</p>}
          {camera && <span className="room-mine">{m.room_only_you()}</span>}
          <div className="stack room-switches">
            {mic && (
              <button
                className="middle"
                type="button"
                data-is={isMicOn ? undefined : 'off'}
                aria-label={isMicOn ? m.room_mic_on_turn_off() : m.room_mic_off_turn_on()}
                onClick={() => void turnMic(!isMicOn)}
              >
                <Icon name={isMicOn ? 'mic' : 'mic-off'} />
              </button>
            )}
            <button
              className="middle"
              type="button"
              data-is={camera ? undefined : 'off'}
              aria-label={camera ? m.room_camera_on_turn_off() : m.room_camera_off_turn_on()}
              onClick={() => void turnCamera(!camera)}
            >
              <Icon name={camera ? 'video' : 'video-off'} />
            </button>
          </div>
        </>
      )}
    </div>
  )
}

type DeviceProps = { icon: IconName; name: string; text: string; children?: ReactNode }

function Device({ icon, name, text, children }: DeviceProps) {
  return (
    <li className="stack">
      <Icon name={icon} />
      <p className="strong">
        {name}
        <small>{text}</small>
      </p>
      {children}
    </li>
  )
}

function Microphone({ devices: { mic, isMicOn } }: { devices: OwnDevices }) {
  const level = useMicLevel(isMicOn ? mic : null)
  const text = !isMicOn ? m.room_microphone_off() : level > 2 ? m.room_microphone_heard() : m.room_microphone_silent()
  return (
    <Device icon="mic" name={m.room_microphone()} text={text}>
      {isMicOn && (
        <span
          className="room-level beside"
          role="img"
          aria-label={m.room_microphone_level({ n: digits(level), all: digits(LEVELS) })}
        >
          {Array.from({ length: LEVELS }, (_, bar) => (
            <i key={bar} data-is={bar < level ? 'on' : undefined} />
          ))}
        </span>
      )}
    </Device>
  )
}

type LineCheck = { result: Line | 'measuring' | null; measure: () => void }

/** Doesn't run automatically for people who save data. */
function useLine(session: string): LineCheck {
  const [result, setResult] = useState<LineCheck['result']>(() => (savesData() ? null : 'measuring'))
  const isMeasuring = result === 'measuring'
  useEffect(() => {
    if (!isMeasuring) return
    let isCancelled = false
    void measureLine(session).then((line) => isCancelled || setResult(line))
    return () => {
      isCancelled = true
    }
  }, [session, isMeasuring])
  return { result, measure: () => setResult('measuring') }
}

function Connection({ result, measure }: LineCheck) {
  const amount = size(ROOM_LINE_BYTES)
  const texts = {
    measuring: m.room_connection_measuring({ size: amount }),
    good: m.room_connection_good({ size: amount }),
    weak: m.room_connection_weak(),
    none: m.room_connection_none(),
  }
  return (
    <Device icon="signal" name={m.room_connection()} text={result ? texts[result] : m.room_connection_unknown()}>
      {result === 'good' && (
        <span className="badge badge-good">
          <Icon name="check" /> {m.room_good()}
        </span>
      )}
      {result === 'weak' && <span className="badge badge-gold">{m.room_weak()}</span>}
      {(result === null || result === 'none') && (
        <button type="button" className="button button-small" onClick={measure}>
          {result === null ? m.room_measure({ size: amount }) : m.room_try_devices()}
        </button>
      )}
    </Device>
  )
}

type WayProps = {
  icon: IconName
  name: string
  text: string
  bytes: number
  isChosen: boolean
  choose: () => void
}

function ReceiveOption({ icon, name, text, bytes, isChosen, choose }: WayProps) {
  const id = useId()
  return (
    <label className="stack">
      <input
        className="sr-only"
        type="radio"
        name="way"
        checked={isChosen}
        onChange={choose}
        aria-label={name}
        aria-describedby={id}
      />
      <Icon name={icon} />
      <span id={id}>
        {name}
        <small>{text}</small>
      </span>
      <b className="numbers label">
        {size(bytes)}
        <small>{m.room_per_hour()}</small>
      </b>
    </label>
  )
}
