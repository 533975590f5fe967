import { ApiError } from '#contract/client.ts'
import type { FieldCode } from '#contract/refusals.ts'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { explainFields, type OfFolders } from '../../session/explain-field.ts'
import { count, digits } from '../../ui/numbers.ts'

const MESSAGES: Record<OfFolders, (numbers: { n: string }) => string> = {
  folder_unreadable: m.field_folder_unreadable,
  folder_too_large: m.field_folder_too_large,
  folder_too_many: m.field_folder_too_many,
  folder_name: m.field_folder_name,
  file_missing: m.field_file_missing,
  file_unlisted: m.field_file_unlisted,
  not_utf8: m.field_not_utf8,
  front_matter: m.field_front_matter,
  unknown_field: m.field_unknown_field,
  repeated: m.field_repeated,
  too_complex: m.field_too_complex,
  cannot_change: m.field_cannot_change,
  in_bin: m.field_in_bin,
  over_points: m.field_over_points,
}

/** The mistakes in a course folder, each with its file and line. */
export function folderMistakes(error: unknown): string[] {
  if (!(error instanceof ApiError) || !Object.keys(error.codes).length) return [explain(error)]
  const sentences = explainFields(error)
  return Object.entries(error.codes).map(
    ([place, code]) => `${placeOf(place, code)}${sentenceOf(code) ?? sentences[place]}`,
  )
}

const sentenceOf = ({ code, n = 0 }: FieldCode): string | undefined =>
  code in MESSAGES ? MESSAGES[code as OfFolders]({ n: count(n) }) : undefined

/** Messages about questions already contain the line. */
function placeOf(place: string, { code }: FieldCode): string {
  const [, file, line = '', field] = /^(.*?):(\d+)(?::(.*))?$/.exec(place) ?? []
  if (!file) return ''
  if (code.startsWith('quiz_line_')) return `${file}: `
  const at = { file, line: digits(Number(line)) }
  return `${field ? m.curriculum_folder_at_field({ ...at, field }) : m.curriculum_folder_at(at)} `
}
