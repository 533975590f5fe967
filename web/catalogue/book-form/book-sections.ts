import { BOOK_FORMATS, INTERACTIVE } from '#contract/constants.ts'
import type { FieldPlan, Option, SectionPlan } from '../../forms/form-plan.ts'
import { bookChange, megabyteCount } from '../../forms/rules.ts'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'
import { objectiveFields } from '../parts/objective-fields.ts'
import { BookFilesField } from './files/book-files-field.tsx'
import { filesInWords, readFiles } from './files/book-file-list.ts'

const MORE_WRITERS = [2, 3, 4]

const basics: SectionPlan = {
  id: 'basics',
  title: m.form_basics,
  about: m.form_basics_about,
  fields: [
    { name: 'bookName', kind: 'text', label: m.form_book_name },
    { name: 'price', kind: 'price', label: m.form_price, size: 'half' },
    { name: 'img', kind: 'picture', label: m.form_book_cover },
    { name: 'about', kind: 'textarea', label: m.form_about },
  ],
}

const page: FieldPlan = { name: 'page', kind: 'count', label: m.form_pages, size: 'half' }
const minutes: FieldPlan = { name: 'minutes', kind: 'count', label: m.form_minutes, size: 'half' }
const files: FieldPlan = {
  name: 'files',
  kind: 'custom',
  label: m.form_files,
  Control: BookFilesField,
  toBody: readFiles,
  inWords: filesInWords,
}
const sample: FieldPlan = {
  name: 'sample',
  kind: 'count',
  label: m.form_sample,
  hint: m.form_sample_hint,
  size: 'half',
}
const formate: FieldPlan = choice(
  'formate',
  m.form_format,
  BOOK_FORMATS.map((value) => ({ value, label: () => value })),
)
const YES_OR_NO = { YES: m.product_yes, NO: m.product_no }
const interactive: FieldPlan = choice(
  'interactive',
  m.form_interactive,
  INTERACTIVE.map((value) => ({ value, label: YES_OR_NO[value] })),
)
const writerName: FieldPlan = { name: 'writerName1', kind: 'text', label: m.form_writer_name, size: 'half' }
const writerPhoto: FieldPlan = { name: 'writerImg', kind: 'picture', label: m.form_writer_photo }
const writerEducation: FieldPlan = {
  name: 'educationWriter1',
  kind: 'text',
  label: m.form_writer_education,
  size: 'half',
}

export const ADD_BOOK_SECTIONS: SectionPlan[] = [
  basics,
  fileSection([
    page,
    {
      name: 'filesize',
      kind: 'size',
      label: m.form_file_size,
      hint: m.form_file_size_hint,
      size: 'half',
    },
    formate,
    minutes,
    interactive,
    sample,
    files,
  ]),
  {
    ...writerSection([writerName, writerEducation, writerPhoto]),
    fold: { label: m.form_writers_more, fields: MORE_WRITERS.flatMap(writerFields) },
  },
  {
    id: 'presets',
    title: m.form_presets,
    about: m.form_book_presets_about,
    fields: [],
    fold: { label: m.form_presets_see, fields: objectiveFields() },
  },
]

/** The API also accepts a size with a unit, but this form only accepts a number of megabytes. */
export const BOOK_UPDATE = bookChange.extend({ filesize: megabyteCount })

/** Nine fields and the files can be edited. The other writers, the objectives and the rest stay unchanged. */
export const UPDATE_BOOK_SECTIONS: SectionPlan[] = [
  basics,
  fileSection([
    page,
    {
      name: 'filesize',
      kind: 'size',
      label: m.form_file_size,
      hint: m.form_file_size_number,
      size: 'half',
    },
    formate,
    { ...minutes, isShown: ({ formate: chosen }) => chosen === 'MP3', isSentIfChanged: true },
    { ...sample, isSentIfChanged: true },
    { ...files, isSentIfChanged: true },
  ]),
  writerSection([writerName, writerPhoto]),
]

function fileSection(fields: FieldPlan[]): SectionPlan {
  return { id: 'file', title: m.form_file, about: m.form_file_about, fields }
}

function writerSection(fields: FieldPlan[]): SectionPlan {
  return { id: 'writer', title: m.form_writer, about: m.form_writer_about, fields }
}

function choice(name: string, label: () => string, options: Option[]): FieldPlan {
  return { name, kind: 'choice', label, size: 'half', groups: [{ label, columns: 'few', options }] }
}

function writerFields(writer: number): FieldPlan[] {
  const number = () => ({ number: digits(writer) })
  return [
    {
      name: `writerName${writer}`,
      kind: 'text',
      label: () => m.form_writer_name_of(number()),
      size: 'half',
    },
    {
      name: `educationWriter${writer}`,
      kind: 'text',
      label: () => m.form_writer_education_of(number()),
      size: 'half',
    },
    { name: `writerImg${writer}`, kind: 'picture', label: () => m.form_writer_photo_of(number()) },
  ]
}
