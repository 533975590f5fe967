import { useEffect, useState, type ReactNode } from 'react'
import type { Play } from '#contract/calls/learning/learning.ts'
import { size } from '../../files/amounts.ts'
import { m } from '../../paraglide/messages.js'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { qualityName } from './quality-name.ts'
import { isAudio } from '../../files/wanted-source.ts'
import './data-choice.css'

type DataChoiceProps = { play: Play; cover: string; choose: (quality: string) => void; readTranscript: () => void }

/** With data saver on, nothing large loads before the learner has chosen it. */
export default function DataChoice({ play, cover, choose, readTranscript }: DataChoiceProps): ReactNode {
  const [lightest, ...heavier] = play.sources.filter((source) => !isAudio(source))
  const audio = play.sources.find(isAudio)
  const transcript = useSize(play.captions[0]?.url)
  const higher = heavier.map(({ label, bytes }) => `${qualityName(label)} ${size(bytes)}`).join(', ')
  return (
    <section className="learn-choice surface">
      <img src={cover} alt="" width={320} height={200} />
      <div className="stack">
        <h2>{m.learn_how()}</h2>
        <p>{m.learn_how_text()}</p>
        {lightest && (
          <Choice
            icon="play-circle"
            name={m.learn_watch_at({ label: qualityName(lightest.label) })}
            text={m.learn_watch_text()}
            cost={size(lightest.bytes)}
            onClick={() => choose(lightest.label)}
          />
        )}
        {audio && (
          <Choice
            icon="headphones"
            name={m.learn_listen()}
            text={m.learn_listen_text()}
            cost={size(audio.bytes)}
            onClick={() => choose(audio.label)}
          />
        )}
        {play.captions.length > 0 && (
          <Choice
            icon="text"
            name={m.learn_read_transcript()}
            text={m.learn_read_transcript_text()}
            cost={transcript && size(transcript)}
            onClick={readTranscript}
          />
        )}
        {higher && <p>{m.learn_higher({ list: higher })}</p>}
      </div>
    </section>
  )
}

type ChoiceProps = { icon: IconName; name: string; text: string; cost: string | 0; onClick: () => void }

function Choice({ icon, name, text, cost, onClick }: ChoiceProps) {
  return (
    <button type="button" onClick={onClick}>
      <i>
        <Icon name={icon} />
      </i>
      <span>
        {name}
        <small>{text}</small>
      </span>
      {cost && <b>{cost}</b>}
    </button>
  )
}

/** The size of a file, without loading it. */
function useSize(url: string | undefined): number {
  const [bytes, setBytes] = useState(0)
  useEffect(() => {
    if (!url) return
    fetch(url, { method: 'HEAD' }).then(
      ({ headers }) => setBytes(Number(headers.get('content-length'))),
      () => {},
    )
  }, [url])
  return bytes
}
