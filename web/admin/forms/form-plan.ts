// A form is described as data: sections of fields, each with its name in the call's body and how it is drawn. Its rules
// are those of the contract's schema.
import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { HueKey } from '#art/hues.ts'

/** By the path in the body: `title`, `objective.point1`. An update's `revision` is among them. */
export type Values = Record<string, string>
export type Errors = Record<string, string>
export type Body = Record<string, unknown>

export type Option = {
  value: string
  label: () => string
  /** Where the label would not fit on the chip. */
  short?: () => string
  hue?: HueKey | undefined
}
export type ChoiceGroup = { label: () => string; options: Option[]; columns: 'many' | 'few' }

type Kind =
  | { kind: 'text' | 'area' | 'count' | 'price' | 'size' | 'day' | 'link' | 'film' | 'picture' }
  | { kind: 'choice'; groups: ChoiceGroup[] }

export type FieldPlan = Kind & {
  name: string
  label: () => string
  hint?: () => string
  /** Of the card's width; all of it unless said. */
  size?: 'half' | 'quarter'
}

export type SectionPlan = {
  id: string
  title: () => string
  about: () => string
  fields: FieldPlan[]
  /** More fields, folded away until asked for. */
  fold?: { label: () => string; fields: FieldPlan[] }
}

/** `id` of a thing that has one: its drawing is made from it, too. */
export type PreviewProps = { values: Values; id: string | undefined }

export type FormPlan = {
  /** Names the draft. */
  key: string
  /** For an update. */
  id?: string
  title: () => string
  submit: () => string
  /** What has to be filled in, in a few words. */
  note: () => string
  sections: SectionPlan[]
  /** Of the call's body. */
  schema: z.ZodObject
  initial: Values
  save: (body: Body) => Promise<unknown>
  /** Tells of it. */
  saved: (values: Values) => void
  /** For an update: what is stored at this moment. */
  newest?: () => Promise<Values>
  /** For an update: the page that follows. */
  next?: (values: Values) => string
  Preview: ComponentType<PreviewProps>
}

export function fieldsIn(section: SectionPlan): FieldPlan[] {
  return [...section.fields, ...(section.fold?.fields ?? [])]
}

export function fieldsOf(sections: SectionPlan[]): FieldPlan[] {
  return sections.flatMap(fieldsIn)
}
