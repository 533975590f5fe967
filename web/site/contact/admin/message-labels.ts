import type { MessageKind, MessageState } from '#contract/record-states.ts'
import { m } from '../../../paraglide/messages.js'

export const MESSAGE_LABELS: Record<MessageState, () => string> = { new: m.messages_new, answered: m.messages_answered }

export const MESSAGE_KIND_LABELS: Record<MessageKind, () => string> = {
  refund: m.messages_kind_refund,
  other: m.messages_kind_other,
}
