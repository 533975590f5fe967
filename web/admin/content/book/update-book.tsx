import type { Book } from '#contract/entities.ts'
import { paths } from '#contract/paths.ts'
import type { FormPlan } from '../../forms/form-plan.ts'
import { UpdatePage } from '../../forms/update-page.tsx'
import { asBody, storedValues } from '../../forms/values.ts'
import { pageMeta } from '../../../seo/page-meta.ts'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import type { Guarded } from '../../../session/guards.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { Route } from './+types/update-book'
import { BookPreview } from './book-preview.tsx'
import { BOOK_UPDATE, UPDATE_BOOK_SECTIONS } from './book-sections.ts'

export const handle = { guard: 'login' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.form_update_book(), isHidden: true })

const load = (id: string) => api('GET /book/{id}', { params: { id } })

export default function UpdateBook({ params: { id } }: Route.ComponentProps) {
  const planOf = (book: Book): FormPlan => ({
    key: `updateBook:${id}`,
    id,
    title: m.form_update_book,
    submit: m.form_update_book,
    note: m.form_all_required,
    sections: UPDATE_BOOK_SECTIONS,
    schema: BOOK_UPDATE,
    initial: storedValues(UPDATE_BOOK_SECTIONS, book),
    loadLatest: async () => storedValues(UPDATE_BOOK_SECTIONS, await load(id)),
    save: (body) => api('PUT /bookUpdate/{id}', { params: { id }, body: asBody<'PUT /bookUpdate/{id}'>(body) }),
    onSaved: () => toast(m.form_book_updated()),
    nextPath: () => paths.books,
    Preview: BookPreview,
  })

  return <UpdatePage title={m.form_update_book()} id={id} load={load} planOf={planOf} />
}
