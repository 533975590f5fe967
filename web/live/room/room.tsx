// Inside the room: the stage, everyone's tiles, chat and people, and the controls.
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RoomPage } from '#contract/calls/live/live-room.ts'
import type { HueKey } from '#art/hues.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { useAnnouncer } from '../../files/uploads/use-announcer.ts'
import { hueStyle } from '../../ui/hue.ts'
import { toast } from '../../ui/toast.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { StageQuestion } from './ask.tsx'
import type { RoomConnection } from './connection.ts'
import { Controls } from './controls.tsx'
import type { OwnDevices } from './devices.ts'
import { EndDialog } from './end-dialog.tsx'
import { Listen } from './listen.tsx'
import { ConnectionLost } from './lost.tsx'
import { Panel, type PanelTab } from './panel.tsx'
import { isOver } from './refusal.ts'
import { RoomBar } from './room-bar.tsx'
import { onStage, smallPictures, inOrder } from './seating.ts'
import { Stage } from './stage.tsx'
import { Tiles } from './tiles.tsx'
import { useAnnouncements } from './use-announcements.ts'
import { usePin } from './use-pin.ts'
import { useRecording } from './recording/use-recording.ts'
import { useRoom, type RoomView } from './use-room.ts'
import { useRoomKeys } from './use-room-keys.ts'
import { useScreen } from './use-screen.ts'
import { useUnread } from './unread.tsx'
import { useUsed } from './use-used.ts'
import { Voices } from './voices.tsx'
import './room.css'

/** How long it tries to reconnect. */
const GIVES_UP_MS = 60_000

type RoomProps = {
  session: string
  page: RoomPage
  connection: RoomConnection
  devices: OwnDevices
  startsSoundOnly: boolean
  /** Called with the number of bytes transferred. */
  onLeft: (bytes: number) => void
}

export function Room({ session, page, connection, devices, startsSoundOnly, onLeft }: RoomProps) {
  const { isHost } = page
  const { mic, isMicOn, camera, turnMic, turnCamera } = devices
  const [announced, say] = useAnnouncer()
  const [isSoundOnly, setIsSoundOnly] = useState(startsSoundOnly)
  const [tab, setTab] = useState<PanelTab>(isHost ? 'people' : 'chat')
  const [isPanelOpen, setIsPanelOpen] = useState(!startsSoundOnly)
  const [isEnding, setIsEnding] = useState(false)
  const [hasGivenUp, setHasGivenUp] = useState(false)
  const onMuted = useCallback(() => {
    void turnMic(false)
    toast(m.room_muted_by_host())
  }, [turnMic])
  const room = useRoom(connection, onMuted)
  const { people, you, phase, lostAt } = connection
  const own = people.find(({ id }) => id === you)
  const used = useUsed(connection)
  const screen = useScreen(connection)
  const recording = useRecording({ session, connection, mic, camera, screen: screen.track })
  useAnnouncements({ connection, say })

  // Keeps what is sent in sync with the person's own devices.
  useEffect(() => connection.setMic(isMicOn ? mic : null), [connection, mic, isMicOn])
  useEffect(() => connection.setCamera(isSoundOnly ? null : camera), [connection, camera, isSoundOnly])
  useEffect(() => connection.setSoundOnly(isSoundOnly), [connection, isSoundOnly])

  const pinning = usePin(connection)
  const stage = onStage(people, { you, pin: pinning.pin, spotlight: connection.spotlight })
  const thumbs = useThumbs(connection, stage?.id ?? null)

  const isPhone = useMedia('(width <= 720px)')
  const isChatShown = tab === 'chat' && (isPanelOpen || !isPhone || !isSoundOnly)
  const unread = useUnread(room.entries, you, isChatShown)
  const hadHost = useHadHost(people)

  const isTrying = phase === 'lost' || phase === 'joining'
  const isLost = isTrying || hasGivenUp
  const leave = useCallback(() => {
    connection.leave()
    onLeft(used.bytes)
  }, [connection, onLeft, used.bytes])
  const isEnded = phase === 'refused' && isOver(connection.refusal)
  const onEnded = useEffectEvent(() => void recording.stop().finally(leave))
  useEffect(() => {
    if (isEnded) onEnded()
  }, [isEnded])
  useEffect(() => {
    if (!isTrying) return
    const timer = setTimeout(() => {
      setHasGivenUp(true)
      connection.leave()
    }, GIVES_UP_MS)
    return () => clearTimeout(timer)
  }, [connection, isTrying])
  useMissed(session, isLost, room.addKept)

  const rejoin = () => {
    if (!hasGivenUp) return connection.retry()
    setHasGivenUp(false)
    connection.join({ mic: isMicOn ? mic : null, camera, soundOnly: isSoundOnly })
  }
  const listen = (isOn: boolean) => {
    setIsSoundOnly(isOn)
    setIsPanelOpen(!isOn)
    if (isOn) void turnCamera(false)
  }
  const switchMic = async () => {
    const isOn = await turnMic(!isMicOn)
    if (!isOn && !isMicOn) toast(m.room_no_mic(), { kind: 'error' })
  }
  const switchCamera = async () => {
    if (isSoundOnly) return listen(false)
    const isOn = await turnCamera(!camera)
    if (!isOn && !camera) toast(m.room_no_camera(), { kind: 'error' })
  }
  const chat = useRef<HTMLInputElement>(null)
  const openChat = () => {
    setTab('chat')
    setIsPanelOpen(true)
    // Waits until the chat is drawn.
    setTimeout(() => chat.current?.focus())
  }
  const raiseHand = () => connection.send({ t: 'hand', up: (own?.hand ?? null) === null })
  const goAway = () => (isHost ? setIsEnding(true) : leave())
  useRoomKeys({
    m: () => void switchMic(),
    v: () => void switchCamera(),
    h: isHost ? undefined : raiseHand,
    c: openChat,
    leave: goAway,
  })

  const ask = (
    <StageQuestion
      host={page.batch.tutor}
      isInvited={room.isInvited && !isMicOn}
      speak={() => {
        room.answerInvitation()
        connection.send({ t: 'hand', up: false })
        void switchMic()
      }}
      decline={room.answerInvitation}
      level={isSoundOnly ? 0 : room.level}
      listen={() => listen(true)}
    />
  )
  const lost = isLost && (
    <ConnectionLost
      lostAt={lostAt}
      hasGivenUp={hasGivenUp}
      isHost={isHost}
      isRecorded={connection.recording !== null}
      isSoundOnly={isSoundOnly}
      rejoin={rejoin}
      rejoinWithSound={() => {
        listen(true)
        rejoin()
      }}
    />
  )
  return (
    <div
      className="room"
      style={hueStyle(`class${page.batch.programme}` as HueKey)}
      data-hosts={isHost || undefined}
      data-listens={isSoundOnly || undefined}
      data-panel={isPanelOpen || undefined}
    >
      <RoomBar page={page} used={used} recording={connection.recording} />
      {isSoundOnly ? (
        <Listen
          connection={connection}
          room={room}
          page={page}
          used={used}
          stage={stage}
          hadHost={hadHost}
          unread={unread}
          isHidden={isPanelOpen}
          openChat={openChat}
        >
          {lost || ask}
        </Listen>
      ) : (
        <div className="room-view stack">
          <Stage
            connection={connection}
            page={page}
            person={stage}
            pinning={pinning}
            hadHost={hadHost}
            screen={screen.track}
            isSpeaking={stage !== null && room.speaking.includes(stage.id)}
            level={room.level}
            lost={isLost ? { at: lostAt, hasGivenUp } : null}
          >
            {ask}
          </Stage>
          {lost || (
            <Tiles
              connection={connection}
              page={page}
              stage={stage}
              thumbs={thumbs}
              camera={camera}
              speaking={room.speaking}
              level={room.level}
              pinning={pinning}
              openPeople={() => setTab('people')}
            />
          )}
        </div>
      )}
      <Panel
        connection={connection}
        page={page}
        entries={room.entries}
        unread={unread}
        pinning={pinning}
        tab={tab}
        setTab={setTab}
        chat={chat}
      />
      <Controls
        isHost={isHost}
        isMicOn={isMicOn}
        isCameraOn={camera !== null && !isSoundOnly}
        isSoundOnly={isSoundOnly}
        hasHand={(own?.hand ?? null) !== null}
        isSharing={screen.track !== null}
        recording={recording.state}
        isPanelOpen={isPanelOpen}
        unread={unread}
        switchMic={() => void switchMic()}
        switchCamera={() => void switchCamera()}
        raiseHand={raiseHand}
        listen={() => listen(true)}
        toggleChat={() => (isPanelOpen ? setIsPanelOpen(false) : openChat())}
        share={screen.toggle}
        record={() => void (recording.state === 'on' ? recording.stop() : recording.start())}
        leave={goAway}
      />
      <Voices slots={connection.slots} />
      <p className="sr-only" role="status">
        {announced}
      </p>
      <EndDialog
        isOpen={isEnding}
        close={() => setIsEnding(false)}
        end={() => void recording.stop().finally(() => connection.send({ t: 'end' }))}
        leave={() => void recording.stop().finally(leave)}
      />
    </div>
  )
}

/** The people shown in small pictures. The room is notified whenever they or the large picture change. */
function useThumbs(connection: RoomConnection, stage: string | null): readonly string[] {
  const { people, you } = connection
  const [thumbs, setThumbs] = useState<readonly string[]>([])
  // A person who shares a screen also has a small camera picture, even while the screen is large.
  const wanted = inOrder(people).filter(
    ({ id, camera, screen, isAway }) => id !== you && (id !== stage || screen) && camera && !isAway,
  )
  const next = smallPictures(
    thumbs,
    wanted.map(({ id }) => id),
  )
  if (next.join() !== thumbs.join()) setThumbs(next)
  useEffect(() => connection.watch(stage === you ? null : stage, thumbs), [connection, stage, you, thumbs])
  return thumbs
}

/** Whether the teacher has already been in the room, and so is coming back. */
function useHadHost(people: RoomConnection['people']): boolean {
  const [hadHost, setHadHost] = useState(false)
  const hasHost = people.some(({ role }) => role === 'host')
  if (hasHost && !hadHost) setHadHost(true)
  return hadHost
}

/** Loads messages that were sent before this person joined, or while they were away. */
function useMissed(session: string, isLost: boolean, addKept: RoomView['addKept']): void {
  const wasLost = useRef(true)
  useEffect(() => {
    if (!isLost && wasLost.current) {
      api('GET /live/{session}/messages', { params: { session } }).then(addKept, () => {})
    }
    wasLost.current = isLost
  }, [session, isLost, addKept])
}
