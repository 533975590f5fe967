import type { Blog } from '#contract/calls/catalogue/catalogue.ts'
import { paths } from '#contract/paths.ts'
import type { FormPlan } from '../../forms/form-plan.ts'
import { UpdatePage } from '../../forms/update-page.tsx'
import { blogChange } from '../../forms/rules.ts'
import { asBody, storedValues } from '../../forms/values.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/update-blog'
import { BlogPreview } from './blog-preview.tsx'
import { BLOG_SECTIONS } from './blog-sections.ts'

export const handle = { guard: 'login' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.form_update_blog(), isHidden: true })

const load = (id: string) => api('GET /blog/{id}', { params: { id } })

export default function UpdateBlog({ params: { id } }: Route.ComponentProps) {
  const planOf = (blog: Blog): FormPlan => ({
    key: `updateBlog:${id}`,
    id,
    title: m.form_update_blog,
    submit: m.form_update_blog_button,
    note: m.form_all_required,
    sections: BLOG_SECTIONS,
    schema: blogChange,
    initial: storedValues(BLOG_SECTIONS, blog),
    loadLatest: async () => storedValues(BLOG_SECTIONS, await load(id)),
    save: (body, revision) =>
      api('PUT /blogUpdate/{id}', { params: { id }, body: asBody<'PUT /blogUpdate/{id}'>(body), revision }),
    onSaved: () => toast(m.form_blog_updated()),
    nextPath: () => paths.blogs,
    Preview: BlogPreview,
  })

  return <UpdatePage title={m.form_update_blog()} id={id} load={load} planOf={planOf} />
}
