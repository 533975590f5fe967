import { paths } from '#contract/paths.ts'
import type { MessageKind, MessageState } from '#contract/record-states.ts'
import { ActionButton } from '../../../table/action-button.tsx'
import { RowDetails } from '../../../table/row-details.tsx'
import { Moment, ItemName } from '../../../table/item-name.tsx'
import { Cell, HeadCell, Row } from '../../../table/table.tsx'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { langOf } from '../../../ui/language.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import type { Message } from './messages.tsx'

export const MESSAGE_LABELS: Record<MessageState, () => string> = { new: m.messages_new, answered: m.messages_answered }

export const MESSAGE_KIND_LABELS: Record<MessageKind, () => string> = {
  refund: m.messages_kind_refund,
  other: m.messages_kind_other,
}

/** A report ends with the URL of its question. */
const QUESTION = /\/learn\/[\da-f-]{36}\/[\da-f-]{36}#question=[\da-f-]{36}$/

type MessageRowProps = { message: Message; onMarked: (state: MessageState) => void }

export function MessageRow({ message: { _id, subject, state, at, ...message }, onMarked }: MessageRowProps) {
  const isNew = state === 'new'
  const next = isNew ? 'answered' : 'new'
  const question = QUESTION.exec(message.message)?.[0]
  const sender = [`${message.name} ${message.lastName}`.trim(), message.email].filter(Boolean).join(', ')
  return (
    <Row>
      <HeadCell>
        <ItemName name={subject} note={sender} />
        <RowDetails label={m.messages_read()}>
          <p className="table-text" lang={langOf(message.message)}>
            {message.message}
          </p>
          {question && (
            <PageLink className="link" to={question}>
              {m.messages_question()}
            </PageLink>
          )}
          {message.order && (
            <PageLink className="link" to={paths.adminOrder(message.order)}>
              {m.messages_order()}
            </PageLink>
          )}
          {message.email && (
            <a className="link" href={mailTo(message.email, subject)}>
              {m.messages_write()}
            </a>
          )}
        </RowDetails>
      </HeadCell>
      <Cell>
        <Moment at={at} />
      </Cell>
      <Cell>
        <span className={isNew ? 'badge badge-open' : 'badge badge-good'}>{MESSAGE_LABELS[state]()}</span>
      </Cell>
      <Cell>
        <ActionButton
          label={isNew ? m.messages_mark_answered() : m.messages_mark_new()}
          name={isNew ? m.messages_mark_answered_of({ subject }) : m.messages_mark_new_of({ subject })}
          done={isNew ? m.messages_marked_answered() : m.messages_marked_new()}
          act={() => api('PUT /contactMessage/{id}', { params: { id: _id }, body: { state: next } })}
          onDone={() => onMarked(next)}
        />
      </Cell>
    </Row>
  )
}

function mailTo(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`
}
