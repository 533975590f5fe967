// Explains why a plan of classes was refused. Only these forms need the messages, so other pages don't load them.
import type { ErrorBody } from '#contract/client.ts'
import { m } from '../../paraglide/messages.js'
import { explainFields, type OfLive } from '../../session/explain-field.ts'

const MESSAGES: Record<OfLive, () => string> = {
  not_a_time: m.field_not_a_time,
  unknown_zone: m.field_unknown_zone,
  in_past: m.field_in_past,
  overlaps: m.field_overlaps,
}

export function explainClassFields(error: Pick<ErrorBody, 'fields' | 'codes'>): Record<string, string> {
  const words = explainFields(error)
  for (const [name, { code }] of Object.entries(error.codes ?? {})) {
    if (Object.hasOwn(MESSAGES, code)) words[name] = MESSAGES[code as OfLive]()
  }
  return words
}
