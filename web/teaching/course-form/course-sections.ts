import { LANGUAGES } from '#contract/constants.ts'
import { CLASSES, SKILLS } from '../../catalogue/parts/course-categories.ts'
import type { ChoiceGroup, FieldPlan, SectionPlan, SelectGroup } from '../../forms/form-plan.ts'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'
import { SUBJECT_OPTIONS } from '../../catalogue/instructor-form/subjects.ts'
import { objectiveFields, POINTS } from '../../catalogue/parts/objective-fields.ts'

const SYLLABUS = { free: m.form_syllabus_free, email: m.form_syllabus_email, monologues: m.form_syllabus_monologues }

/** Excludes live classes, which can't be added as courses. */
const TYPES: ChoiceGroup[] = [
  {
    label: m.form_class,
    columns: 'many',
    options: CLASSES.map(({ key, label, hue, number }) => ({
      value: key,
      label,
      short: () => (number > 10 ? m.form_class_short() : digits(number)),
      hue,
    })),
  },
  {
    label: m.form_skill,
    columns: 'few',
    options: SKILLS.filter(({ key }) => key !== 'liveCourse').map(({ key, label, hue }) => ({
      value: key,
      label,
      hue,
    })),
  },
]

const LANGUAGE_NAMES = { en: m.form_language_en, bn: m.form_language_bn }
const NONE: SelectGroup = { options: [{ value: '', label: m.form_none }] }

const BASICS: FieldPlan[] = [
  { name: 'title', kind: 'text', label: m.form_title },
  { name: 'ShortDescription', kind: 'textarea', label: m.form_short_description },
  {
    name: 'language',
    kind: 'select',
    label: m.form_language,
    hint: m.form_language_hint,
    size: 'half',
    groups: [{ options: LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })) }],
    isSentIfChanged: true,
  },
  {
    name: 'subject',
    kind: 'select',
    label: m.form_course_subject,
    size: 'half',
    groups: [NONE, { options: SUBJECT_OPTIONS }],
    isSentIfChanged: true,
  },
  { name: 'price', kind: 'price', label: m.form_price, size: 'half' },
  {
    name: 'formerPrice',
    kind: 'price',
    label: m.form_former_price,
    hint: m.form_former_price_hint,
    size: 'half',
    isSentIfChanged: true,
  },
  { name: 'promoCode', kind: 'text', label: m.form_promo_code, hint: m.form_promo_code_hint, size: 'half' },
  { name: 'img', kind: 'picture', label: m.form_cover },
  { name: 'video', kind: 'video', label: m.form_video },
  { name: 'about', kind: 'textarea', label: m.form_about },
]

const instructorFields = (instructors: SelectGroup[]): FieldPlan[] => [
  {
    name: 'instructorId',
    kind: 'select',
    label: m.form_instructor_choose,
    hint: m.form_instructor_choose_hint,
    groups: [NONE, ...instructors],
    isSentIfChanged: true,
  },
  { name: 'instructorName', kind: 'text', label: m.form_instructor_name, size: 'half' },
  { name: 'education', kind: 'text', label: m.form_education, size: 'half' },
  { name: 'instructorImg', kind: 'picture', label: m.form_instructor_photo },
]

const INSIDE: FieldPlan[] = [
  { name: 'hours', kind: 'count', label: m.form_hours, size: 'quarter' },
  { name: 'videos', kind: 'count', label: m.form_videos, size: 'quarter' },
  { name: 'quizzes', kind: 'count', label: m.form_quizzes, size: 'quarter' },
  { name: 'notes', kind: 'count', label: m.form_notes, size: 'quarter' },
]

const PRESETS: FieldPlan[] = [
  // The server counts these with every sale.
  { name: 'Enrolled', kind: 'count', label: m.form_enrolled, size: 'half', isSentIfChanged: true },
  { name: 'transcripts', kind: 'count', label: m.form_transcripts, size: 'half' },
  ...objectiveFields(),
  ...Object.entries(SYLLABUS).flatMap(([part, name]) => syllabusFields(part, name)),
]

export function addCourseSections(instructors: SelectGroup[]): SectionPlan[] {
  return sectionsWith({
    field: { name: 'classCourse', kind: 'choice', label: m.form_course_type, groups: TYPES },
    about: m.form_place_about,
    aboutPresets: m.form_presets_about,
    instructors,
  })
}

/** A teacher's own course: the teacher is the instructor, learners are counted, and the cover is uploaded. */
export function taughtCourseSections(isOnSale: boolean): SectionPlan[] {
  const all = sectionsWith({
    field: { name: 'classCourse', kind: 'choice', label: m.form_course_type, groups: TYPES },
    about: isOnSale ? m.teach_place_reviewed : m.form_place_about,
    aboutPresets: m.form_presets_about,
    instructors: [],
  })
  return all
    .filter(({ id }) => id !== 'instructor')
    .map(({ fold, ...section }) => ({
      ...section,
      fields: section.fields.map((field) => (field.name === 'img' ? { ...field, hint: m.form_cover_own } : field)),
      ...(fold && { fold: { ...fold, fields: fold.fields.filter(({ name }) => name !== 'Enrolled') } }),
    }))
}

type UpdatedCourse = { classCourse: string; instructors: SelectGroup[] }

/** The type of a course can't change, so it is the only option shown. */
export function updateCourseSections({ classCourse, instructors }: UpdatedCourse): SectionPlan[] {
  const groups = TYPES.map((group) => ({
    ...group,
    columns: 'few' as const,
    options: group.options
      .filter(({ value }) => value === classCourse)
      .map(({ value, label, hue }) => ({ value, label, hue })),
  })).filter(({ options }) => options.length > 0)
  return sectionsWith({
    field: { name: 'classCourse', kind: 'choice', label: m.form_course_type, groups },
    about: m.form_place_fixed,
    aboutPresets: m.form_presets_stored,
    instructors,
  })
}

type Differences = {
  field: FieldPlan
  about: () => string
  aboutPresets: () => string
  instructors: SelectGroup[]
}

function sectionsWith({ field, about, aboutPresets, instructors }: Differences): SectionPlan[] {
  return [
    { id: 'place', title: m.form_place, about, fields: [field] },
    { id: 'basics', title: m.form_basics, about: m.form_basics_about, fields: BASICS },
    {
      id: 'instructor',
      title: m.form_instructor,
      about: m.form_instructor_about,
      fields: instructorFields(instructors),
    },
    {
      id: 'inside',
      title: m.form_inside,
      about: m.form_inside_about,
      fields: INSIDE,
    },
    {
      id: 'presets',
      title: m.form_presets,
      about: aboutPresets,
      fields: [],
      fold: { label: m.form_presets_see, fields: PRESETS },
    },
  ]
}

function syllabusFields(part: string, name: () => string): FieldPlan[] {
  return [
    {
      name: `syllabus.${part}.title`,
      kind: 'text',
      label: () => m.form_syllabus_title({ part: name() }),
    },
    ...POINTS.map((point): FieldPlan => ({
      name: `syllabus.${part}.point${point}`,
      kind: 'text',
      label: () => m.form_syllabus_point({ part: name(), number: digits(point) }),
    })),
  ]
}
