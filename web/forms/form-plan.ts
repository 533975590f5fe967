// A form is data: sections of fields, each with its path in the request body and its kind of input. The rules come from
// the contract's schema.
import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { HueKey } from '#art/hues.ts'

/** Keyed by the path in the body: `title`, `objective.point1`. An update also contains `revision`. */
export type Values = Record<string, string>
export type Errors = Record<string, string>
export type Body = Record<string, unknown>

export type Option = {
  value: string
  label: () => string
  /** A shorter label for a chip on which the full one doesn't fit. */
  short?: () => string
  hue?: HueKey | undefined
}
export type SelectGroup = { label?: () => string; options: Option[] }
export type ChoiceGroup = { label: () => string; options: Option[]; columns: 'many' | 'few' }

type Kind =
  | { kind: 'text' | 'textarea' | 'count' | 'price' | 'size' | 'date' | 'link' | 'video' | 'picture' }
  | { kind: 'choice'; groups: ChoiceGroup[] }
  | { kind: 'select'; groups: SelectGroup[] }
  | {
      kind: 'custom'
      Control: ComponentType<CustomFieldProps>
      /** Converts the text to the request value. */
      toBody: (value: string) => unknown
      /** The value as readable text. */
      inWords: (value: string) => string
    }

/** A field that reads and writes several values of the form. */
export type CustomFieldProps = {
  field: FieldPlan
  value: string
  values: Values
  /** All errors in the form. Keys of this field's parts start with its name. */
  errors: Errors
  isSaving: boolean
  onChange: (changes: Values) => void
}

export type FieldPlan = Kind & {
  name: string
  label: () => string
  hint?: () => string
  /** The share of the card's width. Full width by default. */
  size?: 'half' | 'quarter'
  isShown?: (values: Values) => boolean
  /** An update leaves the field out unless it was changed in the form. */
  isSentIfChanged?: boolean
}

export type SectionPlan = {
  id: string
  title: () => string
  about: () => string
  fields: FieldPlan[]
  /** More fields, collapsed at first. */
  fold?: { label: () => string; fields: FieldPlan[] }
}

/** `id` is undefined until the item is stored. The drawing depends on it. */
export type PreviewProps = { values: Values; id: string | undefined }

export type SaveResult = { insertedId: string } | { modifiedCount: number }

export type FormPlan = {
  /** The key of the stored draft. */
  key: string
  /** The id of the item, only for updates. */
  id?: string
  title: () => string
  submit: () => string
  /** A few words about which fields are required. */
  note: () => string
  sections: SectionPlan[]
  /** The schema of the request body. */
  schema: z.ZodObject
  initial: Values
  /** Returns derived changes to apply along with these. */
  follow?: (changes: Values, before: Values) => Values
  /** Saves the body. An update also gets the revision that it is based on. */
  save: (body: Body, revision?: number) => Promise<SaveResult>
  /** Shows the success message. */
  onSaved: (values: Values, saved: SaveResult) => void
  /** Loads the stored version, only for updates. */
  loadLatest?: () => Promise<Values>
  /** The page to open after saving, only for updates. */
  nextPath?: (values: Values) => string
  /** A page with more about the item, linked below the title. */
  link?: { to: string; label: () => string }
  Preview: ComponentType<PreviewProps>
}

export function fieldsIn(section: SectionPlan): FieldPlan[] {
  return [...section.fields, ...(section.fold?.fields ?? [])]
}

/** A field's display value: the label of a choice, not the stored value. */
export function valueInWords(field: FieldPlan, value: string): string {
  if (field.kind === 'custom') return field.inWords(value)
  if (field.kind !== 'choice' && field.kind !== 'select') return value
  const options = field.groups.flatMap((group) => group.options)
  return options.find((option) => option.value === value)?.label() ?? value
}

/** For example, `files.0.title` is part of `files`. */
export const isPartOf = (name: string, path: string): boolean => path === name || path.startsWith(`${name}.`)

export function fieldsOf(sections: SectionPlan[]): FieldPlan[] {
  return sections.flatMap(fieldsIn)
}
