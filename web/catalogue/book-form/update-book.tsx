import { paths } from '#contract/paths.ts'
import type { FormPlan, Values } from '../../forms/form-plan.ts'
import { UpdatePage } from '../../forms/update-page.tsx'
import { asBody, storedValues } from '../../forms/values.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/update-book'
import { BookPreview } from './book-preview.tsx'
import { BOOK_UPDATE, UPDATE_BOOK_SECTIONS } from './book-sections.ts'
import { writeFiles } from './files/book-file-list.ts'

export const handle = { guard: 'login' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.form_update_book(), isHidden: true })

async function load(id: string) {
  const [book, files] = await Promise.all([
    api('GET /book/{id}', { params: { id } }),
    api('GET /book/{id}/files', { params: { id } }),
  ])
  return { book, files: files.map(({ stored: _stored, ...entry }) => entry) }
}

type LoadedBook = Awaited<ReturnType<typeof load>>

const valuesOf = ({ book, files }: LoadedBook): Values => ({
  ...storedValues(UPDATE_BOOK_SECTIONS, book),
  files: writeFiles(files),
})

export default function UpdateBook({ params: { id } }: Route.ComponentProps) {
  const planOf = (loaded: LoadedBook): FormPlan => ({
    key: `updateBook:${id}`,
    id,
    title: m.form_update_book,
    submit: m.form_update_book,
    note: m.form_required_but_optional,
    sections: UPDATE_BOOK_SECTIONS,
    schema: BOOK_UPDATE,
    initial: valuesOf(loaded),
    loadLatest: async () => valuesOf(await load(id)),
    save: (body, revision) =>
      api('PUT /bookUpdate/{id}', { params: { id }, body: asBody<'PUT /bookUpdate/{id}'>(body), revision }),
    onSaved: () => toast(m.form_book_updated()),
    nextPath: () => paths.books,
    Preview: BookPreview,
  })

  return <UpdatePage title={m.form_update_book()} id={id} load={load} planOf={planOf} />
}
