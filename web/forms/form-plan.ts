// A form is data: sections of fields, each with its path in the request body and its kind of input. The rules come from
// the contract's schema.
import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { HueKey } from '#art/hues.ts'

/** Keyed by the path in the body: `title`, `objective.point1`. An update also has `revision`. */
export type Values = Record<string, string>
export type Errors = Record<string, string>
export type Body = Record<string, unknown>

export type Option = {
  value: string
  label: () => string
  /** Shown on the chip if the label does not fit. */
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
      /** The text for people. */
      inWords: (value: string) => string
    }

/** A field that reads and writes several values of the form. */
export type CustomFieldProps = {
  field: FieldPlan
  value: string
  values: Values
  /** All errors of the form: keys of this field's parts start with its name. */
  errors: Errors
  isSaving: boolean
  onChange: (changes: Values) => void
}

export type FieldPlan = Kind & {
  name: string
  label: () => string
  hint?: () => string
  /** Share of the card's width; full width by default. */
  size?: 'half' | 'quarter'
  isShown?: (values: Values) => boolean
  /** An update leaves it out unless it was changed in the form. */
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

/** `id` is undefined until the item is stored; the drawing depends on it. */
export type PreviewProps = { values: Values; id: string | undefined }

export type Saved = { insertedId: string } | { modifiedCount: number }

export type FormPlan = {
  /** Key of the stored draft. */
  key: string
  /** Updates only: the id of the item. */
  id?: string
  title: () => string
  submit: () => string
  /** Says in a few words which fields are required. */
  note: () => string
  sections: SectionPlan[]
  /** Schema of the request body. */
  schema: z.ZodObject
  initial: Values
  /** Derived changes to apply along with these. */
  follow?: (changes: Values, before: Values) => Values
  /** An update also gets the revision it is based on. */
  save: (body: Body, revision?: number) => Promise<Saved>
  /** Shows the success message. */
  onSaved: (values: Values, saved: Saved) => void
  /** Updates only: loads the stored version. */
  loadLatest?: () => Promise<Values>
  /** Updates only: the page to open after saving. */
  nextPath?: (values: Values) => string
  /** A page with more about the item, below the title. */
  link?: { to: string; label: () => string }
  Preview: ComponentType<PreviewProps>
}

export function fieldsIn(section: SectionPlan): FieldPlan[] {
  return [...section.fields, ...(section.fold?.fields ?? [])]
}

/** A field's display value: the label of a choice, not what is stored. */
export function valueInWords(field: FieldPlan, value: string): string {
  if (field.kind === 'custom') return field.inWords(value)
  if (field.kind !== 'choice' && field.kind !== 'select') return value
  const options = field.groups.flatMap((group) => group.options)
  return options.find((option) => option.value === value)?.label() ?? value
}

/** `files.0.title` is a part of `files`. */
export const isPartOf = (name: string, path: string): boolean => path === name || path.startsWith(`${name}.`)

export function fieldsOf(sections: SectionPlan[]): FieldPlan[] {
  return sections.flatMap(fieldsIn)
}
