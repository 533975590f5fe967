import type { SectionPlan } from '../../forms/form-plan.ts'
import { m } from '../../paraglide/messages.js'
import { SUBJECT_OPTIONS } from './subjects.ts'

export const INSTRUCTOR_SECTIONS: SectionPlan[] = [
  {
    id: 'subject',
    title: m.form_subject,
    about: m.form_subject_about,
    fields: [
      {
        name: 'Subject',
        kind: 'choice',
        label: m.form_subject,
        groups: [{ label: m.form_subject, columns: 'few', options: SUBJECT_OPTIONS }],
      },
    ],
  },
  {
    id: 'person',
    title: m.form_person,
    about: m.form_person_about,
    fields: [
      { name: 'name', kind: 'text', label: m.form_name, size: 'half' },
      { name: 'education', kind: 'text', label: m.form_education, size: 'half' },
      { name: 'img', kind: 'picture', label: m.form_photo },
    ],
  },
  {
    id: 'links',
    title: m.form_links,
    about: m.form_links_about,
    fields: [
      { name: 'facebook', kind: 'link', label: m.form_facebook, size: 'half' },
      { name: 'linkedin', kind: 'link', label: m.form_linkedin, size: 'half' },
      { name: 'instagram', kind: 'link', label: m.form_instagram, size: 'half' },
      { name: 'twitter', kind: 'link', label: m.form_twitter, size: 'half' },
    ],
  },
]
