// The recordings of a class as rows on the page after it. Each shows its status from the first piece on.
import type { ClassRecording } from '#contract/calls/live/live-room.ts'
import { minutes, size } from '../../files/amounts.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'
import { qualityName } from '../../learning/lesson/quality-name.ts'
import { RecordingPlayer } from '../recordings/recording-player.tsx'
import { useRecordings } from '../recordings/use-recordings.ts'

export function RecordedClass({ session, isOver }: { session: string; isOver: boolean }) {
  const { recordings, reload } = useRecordings(session)
  if (!recordings) return null
  if (!recordings.length) {
    // A recording may still be in progress.
    if (!isOver) return null
    return (
      <li>
        <Icon name="play-circle" />
        <div>
          <h3>{m.room_recording_none()}</h3>
          <p>{m.room_recording_none_text()}</p>
        </div>
      </li>
    )
  }
  return recordings.map((recording, index) => {
    const title = recordings.length > 1 ? m.room_recording_part({ n: digits(index + 1) }) : m.room_recording_title()
    return (
      <li key={recording._id}>
        <Icon name="play-circle" />
        <div>
          <h3>{title}</h3>
          <p>{stateOf(recording)}</p>
        </div>
        {recording.play && <RecordingPlayer play={recording.play} label={title} renew={reload} />}
      </li>
    )
  })
}

function stateOf({ state, seconds, play }: ClassRecording): string {
  const smallest = play?.sources[0]
  switch (state) {
    case 'recording':
      return m.room_recording_running()
    case 'arriving':
      return m.room_recording_arriving()
    case 'waiting':
      return m.room_recording_preparing()
    case 'failed':
      return m.room_recording_broken()
    case 'ready':
      return m.room_recording_ready({
        time: minutes(seconds ?? 0),
        size: size(smallest?.bytes ?? 0),
        quality: smallest ? qualityName(smallest.label) : '',
      })
  }
}
