import type { SectionPlan } from '../../forms/form-plan.ts'
import { m } from '../../paraglide/messages.js'

export const BLOG_SECTIONS: SectionPlan[] = [
  {
    id: 'basics',
    title: m.form_basics,
    about: m.form_blog_about,
    fields: [
      { name: 'title', kind: 'text', label: m.form_title },
      { name: 'img', kind: 'picture', label: m.form_blog_cover },
    ],
  },
  {
    id: 'writing',
    title: m.form_writing,
    about: m.form_writing_about,
    fields: [
      { name: 'writerName', kind: 'text', label: m.form_writer_name, size: 'half' },
      { name: 'date', kind: 'date', label: m.form_date, size: 'half' },
      { name: 'description', kind: 'textarea', label: m.form_description },
    ],
  },
]
