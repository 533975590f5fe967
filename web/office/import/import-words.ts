import type { ImportKind } from '#contract/office/import-kinds.ts'
import type { ImportMistake, UndoneImport } from '#contract/calls/office/imports.ts'
import { m } from '../../paraglide/messages.js'
import { explainCode, type OfImports } from '../../session/explain-field.ts'
import { digits } from '../../ui/numbers.ts'

export const KIND_LABELS: Record<ImportKind, () => string> = {
  courses: m.import_courses,
  books: m.import_books,
  instructors: m.import_instructors,
  people: m.import_people,
}

export const KEPT_LABELS: Record<UndoneImport['kept'][number]['because'], () => string> = {
  changed: m.import_kept_changed,
  sold: m.import_kept_sold,
  used: m.import_kept_used,
}

/** Only this page needs these texts, so others don't load them. */
const MESSAGES: Record<
  OfImports | 'not_utf8' | 'unknown_field' | 'repeated',
  (values: { n: string; text: string }) => string
> = {
  csv_unclosed: m.field_csv_unclosed,
  csv_too_many_columns: m.field_csv_too_many_columns,
  csv_too_wide: m.field_csv_too_wide,
  csv_empty: m.field_csv_empty,
  csv_too_many: m.field_csv_too_many,
  column_missing: m.field_column_missing,
  same_as_line: m.field_same_as_line,
  there_already: m.field_there_already,
  no_uploads: m.field_no_uploads,
  not_one_of: m.field_not_one_of,
  not_utf8: m.field_csv_not_utf8,
  unknown_field: m.field_unknown_column,
  repeated: m.field_repeated,
}

export function explainMistake({ code, n = 0, text = '' }: ImportMistake): string {
  if (Object.hasOwn(MESSAGES, code)) return MESSAGES[code as keyof typeof MESSAGES]({ n: digits(n), text })
  return explainCode({ code, n })
}
