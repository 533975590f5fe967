import { BOOK_OBJECTIVE } from '#contract/texts.ts'
import { ContentForm } from '../../forms/content-form.tsx'
import type { FormPlan } from '../../forms/form-plan.ts'
import { bookBody } from '../../forms/rules.ts'
import { asBody, emptyValues } from '../../forms/values.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/add-book'
import { BookPreview } from './book-preview.tsx'
import { ADD_BOOK_SECTIONS } from './book-sections.ts'

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.form_add_book(), isHidden: true })

const PLAN: FormPlan = {
  key: 'addBook',
  title: m.form_add_book,
  submit: m.form_add_book,
  note: m.form_required_but_optional,
  sections: ADD_BOOK_SECTIONS,
  schema: bookBody,
  initial: emptyValues(ADD_BOOK_SECTIONS, { objective: BOOK_OBJECTIVE }),
  save: (body) => api('POST /addBook', { body: asBody<'POST /addBook'>({ ...body, state: 'unread' }) }),
  onSaved: () => toast(m.form_book_added()),
  Preview: BookPreview,
}

export default function AddBook() {
  return <ContentForm plan={PLAN} />
}
