import { size } from '../../files/amounts.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'
import { SOUND_BYTES } from './data-use.ts'
import { useNow } from './room-bar.tsx'

type LostSince = { lostAt: number | null; hasGivenUp: boolean }

/** Shown over the last picture while the connection is lost. */
export function Reconnecting({ lostAt, hasGivenUp }: LostSince) {
  const now = useNow(1000)
  const seconds = Math.max(1, Math.round((now - (lostAt ?? now)) / 1000))
  if (hasGivenUp) {
    return (
      <div className="room-veil centred">
        <h2>{m.room_given_up()}</h2>
        <p>{m.room_given_up_text()}</p>
      </div>
    )
  }
  return (
    <div className="room-veil centred">
      <span className="spinner" />
      <h2>{m.room_reconnecting()}</h2>
      <p>{seconds === 1 ? m.room_lost_ago_one() : m.room_lost_ago({ n: digits(seconds) })}</p>
    </div>
  )
}

type LostProps = LostSince & {
  isHost: boolean
  isRecorded: boolean
  isSoundOnly: boolean
  rejoin: () => void
  rejoinWithSound: () => void
}

/** Shown in place of the tiles. */
export function ConnectionLost({ hasGivenUp, isHost, isRecorded, isSoundOnly, rejoin, rejoinWithSound }: LostProps) {
  return (
    <div className="room-lost cluster">
      {isSoundOnly && <h2>{hasGivenUp ? m.room_given_up() : m.room_reconnecting()}</h2>}
      <p>
        {/* The recording is made in the host's own browser, so it misses what is said during that time. */}
        {isHost ? m.room_lost_host() : m.room_lost_keep()} {isRecorded && !isHost && m.room_lost_recorded()}
      </p>
      <button type="button" className="button button-primary button-large" onClick={rejoin}>
        <Icon name="refresh" />
        {hasGivenUp ? m.room_join_again() : m.room_try_now()}
      </button>
      {!isSoundOnly && (
        <button type="button" className="button button-large" onClick={rejoinWithSound}>
          <Icon name="headphones" />
          {m.room_rejoin_sound({ size: size(SOUND_BYTES) })}
        </button>
      )}
    </div>
  )
}
