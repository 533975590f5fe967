import { m } from '../../paraglide/messages.js'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useMedia } from '../../ui/use-media.ts'
import type { RecordingState } from './recording/use-recording.ts'
import { Unread } from './unread.tsx'
import './controls.css'

type ControlsProps = {
  isHost: boolean
  isMicOn: boolean
  isCameraOn: boolean
  isSoundOnly: boolean
  hasHand: boolean
  isSharing: boolean
  recording: RecordingState
  isPanelOpen: boolean
  /** Messages that haven't been seen yet. */
  unread: number
  switchMic: () => void
  switchCamera: () => void
  raiseHand: () => void
  listen: () => void
  toggleChat: () => void
  share: () => void
  record: () => void
  leave: () => void
}

type ControlProps = {
  icon: IconName
  label: string
  /** On or off, a raised hand, or the exit. */
  look?: 'on' | 'off' | 'hand' | 'end' | undefined
  keys?: string
  isBusy?: boolean
  unread?: number
  press: () => void
}

/** Each label says what the button does. */
function Control({ icon, label, look, keys, isBusy = false, unread = 0, press }: ControlProps) {
  return (
    <button className="row" type="button" data-is={look} aria-keyshortcuts={keys} disabled={isBusy} onClick={press}>
      <Icon name={icon} />
      {label}
      <Unread n={unread} />
    </button>
  )
}

export function Controls(props: ControlsProps) {
  const { isHost, isMicOn, isCameraOn, isSoundOnly, hasHand, isSharing, recording, isPanelOpen, unread } = props
  const isPhone = useMedia('(width <= 720px)')
  return (
    <div className="room-controls row" role="toolbar" aria-label={m.room_controls()}>
      <Control
        icon={isMicOn ? 'mic' : 'mic-off'}
        label={isMicOn ? m.room_mute() : m.room_unmute()}
        look={isMicOn ? 'on' : 'off'}
        keys="M"
        press={props.switchMic}
      />
      <Control
        icon={isCameraOn || isSoundOnly ? 'video' : 'video-off'}
        label={isSoundOnly ? m.room_use_video() : isCameraOn ? m.room_stop_video() : m.room_start_video()}
        look={isCameraOn && isHost ? 'on' : undefined}
        keys="V"
        press={props.switchCamera}
      />
      {isHost ? (
        <>
          <Control
            icon="screen"
            label={isSharing ? m.room_stop_sharing() : m.room_share()}
            look={isSharing ? 'on' : undefined}
            press={props.share}
          />
          <Control
            icon={recording === 'on' ? 'stop' : 'record'}
            label={recording === 'on' ? m.room_stop_recording() : m.room_record()}
            look={recording === 'on' ? 'on' : undefined}
            isBusy={recording === 'starting' || recording === 'stopping'}
            press={props.record}
          />
        </>
      ) : (
        <>
          <Control
            icon="hand"
            label={hasHand ? m.room_lower_hand() : m.room_raise_hand()}
            look={hasHand ? 'hand' : undefined}
            keys="H"
            press={props.raiseHand}
          />
          {isSoundOnly ? (
            isPhone && (
              <Control
                icon="message"
                label={isPanelOpen ? m.room_chat_close() : m.room_chat()}
                look={isPanelOpen ? 'on' : undefined}
                keys="C"
                unread={unread}
                press={props.toggleChat}
              />
            )
          ) : (
            <Control icon="headphones" label={m.room_sound()} press={props.listen} />
          )}
        </>
      )}
      <Control
        icon={isHost ? 'hang-up' : 'log-out'}
        label={isHost ? m.room_end() : m.room_leave()}
        look="end"
        keys="Control+D"
        press={props.leave}
      />
    </div>
  )
}
