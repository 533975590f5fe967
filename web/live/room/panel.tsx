// The panel next to the stage: chat and people.
import { useId, type RefObject } from 'react'
import type { RoomPage } from '#contract/calls/live/live-room.ts'
import { stepTabs } from '../../learning/step-tabs.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'
import { ChatLines, ChatForm } from './chat.tsx'
import type { RoomConnection } from './connection.ts'
import { People } from './people.tsx'
import { Unread } from './unread.tsx'
import type { Pinning } from './use-pin.ts'
import type { ChatEntry } from './use-room.ts'
import './panel.css'

export type PanelTab = 'chat' | 'people'

type PanelProps = {
  connection: RoomConnection
  page: RoomPage
  entries: readonly ChatEntry[]
  unread: number
  pinning: Pinning
  tab: PanelTab
  setTab: (tab: PanelTab) => void
  chat: RefObject<HTMLInputElement | null>
}

export function Panel({ connection, page, entries, unread, pinning, tab, setTab, chat }: PanelProps) {
  const id = useId()
  const tabs = [
    { tab: 'chat' as const, label: m.room_chat() },
    { tab: 'people' as const, label: m.room_people(), count: connection.people.length },
  ]
  return (
    <aside className="room-panel" aria-label={m.room_panel()}>
      <div
        className="room-tabs marks"
        role="tablist"
        aria-label={m.room_panel()}
        data-quiet={(!page.isHost && tab === 'chat') || undefined}
        onKeyDown={(event) => stepTabs(event, ['chat', 'people'] as const satisfies PanelTab[], tab, setTab)}
      >
        {tabs.map((each) => (
          <button
            className="strong"
            key={each.tab}
            type="button"
            role="tab"
            id={`${id}-${each.tab}`}
            aria-selected={each.tab === tab}
            aria-controls={`${id}-panel`}
            tabIndex={each.tab === tab ? 0 : -1}
            onClick={() => setTab(each.tab)}
          >
            {each.label}
            {each.count === undefined ? <Unread n={unread} /> : <small>{digits(each.count)}</small>}
          </button>
        ))}
      </div>
      {tab === 'chat' ? (
        <>
          <div className="room-scroll" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-chat`}>
            <ChatLines connection={connection} page={page} entries={entries} />
          </div>
          <ChatForm connection={connection} field={chat} />
        </>
      ) : (
        <>
          <div className="room-scroll" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-people`}>
            <People connection={connection} page={page} pinning={pinning} />
          </div>
          {page.isHost && (
            <div className="room-host wraps">
              <button type="button" className="button" onClick={() => connection.send({ t: 'muteAll' })}>
                <Icon name="mic-off" />
                {m.room_mute_all()}
              </button>
              <button type="button" className="button" onClick={() => connection.send({ t: 'lowerAll' })}>
                <Icon name="hand" />
                {m.room_lower_all()}
              </button>
            </div>
          )}
        </>
      )}
    </aside>
  )
}
