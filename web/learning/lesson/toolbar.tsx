import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Source } from '#contract/calls/learning/learning.ts'
import { size } from '../../files/amounts.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { count } from '../../ui/numbers.ts'
import { LANGUAGE_NAMES, type Captions } from './captions.ts'
import { changeSettings, useDataSaver, useSettings, SPEEDS } from '../../ui/device-settings.ts'
import { skip } from '../play-controls.ts'
import { qualityName } from './quality-name.ts'
import { SeenBar } from './seen-bar.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { ToolMenu } from './tool-menu.tsx'
import { isAudio } from '../../files/wanted-source.ts'
import type { Watch } from './watch.ts'

const QUALITIES: Record<string, () => string> = {
  '720p': m.learn_quality_720p,
  '360p': m.learn_quality_360p,
  '240p': m.learn_quality_240p,
  original: m.learn_quality_original,
}

const times = (speed: number) => m.learn_times({ n: count(speed) })

type ToolbarProps = {
  watch: Watch
  video: HTMLVideoElement | null
  sources: Source[]
  source: Source
  choose: (label: string) => void
  captions: Captions
  listKeys: () => void
  /** A recording's own controls have the speed and the ten-second buttons. */
  isRecording: boolean
}

export function Toolbar(props: ToolbarProps) {
  const { watch, video, sources, source, choose, captions, listKeys, isRecording } = props
  const toolbar = useRef<HTMLDivElement>(null)
  const onKeyDown = useOneTabStop(toolbar)
  const { speed = 1 } = useSettings()
  const isSaving = useDataSaver()
  const videos = sources.filter((each) => !isAudio(each)).toReversed()
  const audio = videos.length ? sources.find(isAudio) : undefined
  // When going back from audio only, the lightest video is the safest choice.
  const lightest = videos.at(-1)?.label
  // A saved lesson has a single source, so offline there is nothing to choose.
  const isSaved = !useOnline() && sources.length === 1
  const captionsName = captions.shown === 'off' ? m.learn_captions_off() : LANGUAGE_NAMES[captions.shown]

  return (
    <div
      className="learn-tools row surface"
      role="toolbar"
      aria-label={m.learn_tools()}
      ref={toolbar}
      onKeyDown={onKeyDown}
    >
      <SeenBar watch={watch} video={video} />
      {!isRecording && (
        <>
          <button type="button" data-tool aria-label={m.learn_back_10()} onClick={() => skip(video, -10)}>
            <span className="learn-ten">
              <Icon name="back-10" />
              <i aria-hidden="true">{count(10)}</i>
            </span>
          </button>
          <button type="button" data-tool aria-label={m.learn_forward_10()} onClick={() => skip(video, 10)}>
            <span className="learn-ten">
              <Icon name="forward-10" />
              <i aria-hidden="true">{count(10)}</i>
            </span>
          </button>
          <ToolMenu
            icon="gauge"
            title={m.learn_speed()}
            name={m.learn_speed()}
            isNamed
            value={times(speed)}
            options={SPEEDS.map((each) => ({ key: String(each), name: times(each), isChosen: each === speed }))}
            choose={(key) => changeSettings({ speed: Number(key) })}
          />
        </>
      )}
      {isSaved && (
        <span className="learn-saved">
          <Icon name="saved" />
          {m.saved_quality_is({ quality: qualityName(source.label) })}
        </span>
      )}
      {!isSaved && (
        <ToolMenu
          icon="signal"
          title={m.learn_quality()}
          name={m.learn_quality_short()}
          value={isAudio(source) ? m.learn_audio() : qualityName(source.label)}
          after={size(source.bytes)}
          options={[...videos, ...(audio ? [audio] : [])].map((each) => ({
            key: each.label,
            name: qualityName(each.label),
            text: isAudio(each) ? m.learn_audio_text() : QUALITIES[each.label]?.(),
            size: size(each.bytes),
            isChosen: each === source,
          }))}
          choose={choose}
          toggle={{
            name: m.learn_saver(),
            text: m.learn_saver_text(),
            isOn: isSaving,
            change: (isOn) => changeSettings({ isSaving: isOn }),
          }}
        />
      )}
      {audio && (
        <button
          type="button"
          data-tool
          aria-pressed={source === audio}
          aria-label={`${m.learn_audio_only()} · ${size(audio.bytes)}`}
          onClick={() => choose(source === audio ? lightest! : audio.label)}
        >
          <Icon name="headphones" />
          <span className="learn-narrow">{m.learn_audio()}</span>
          <span className="learn-wide">
            {m.learn_audio_only()} · {size(audio.bytes)}
          </span>
        </button>
      )}
      {captions.languages.length > 0 && (
        <ToolMenu
          icon="captions"
          title={m.learn_captions()}
          name={m.learn_captions()}
          isNamed
          value={captionsName}
          options={([...captions.languages, 'off'] as const).map((each) => ({
            key: each,
            name: each === 'off' ? m.learn_captions_off() : LANGUAGE_NAMES[each],
            isChosen: each === captions.shown,
          }))}
          choose={(key) => captions.show(key as Captions['shown'])}
        />
      )}
      <button type="button" data-tool className="learn-keys-button" aria-label={m.learn_keys()} onClick={listKeys}>
        <Icon name="keyboard" />
      </button>
    </div>
  )
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tab enters and leaves the toolbar, and arrow keys move within it. */
function useOneTabStop(toolbar: { current: HTMLElement | null }) {
  const tools = () => [...toolbar.current!.querySelectorAll<HTMLElement>('[data-tool]')]
  const current = useRef(0)
  const update = () => tools().forEach((tool, index) => (tool.tabIndex = index === current.current ? 0 : -1))
  useEffect(update)
  return (event: KeyboardEvent) => {
    const all = tools()
    const at = all.indexOf(event.target as HTMLElement)
    const step = STEPS[event.key]
    if (at < 0 || !step) return
    event.preventDefault()
    current.current = step(at, all.length)
    update()
    all[current.current]?.focus()
  }
}
