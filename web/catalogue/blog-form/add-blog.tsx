import { ContentForm } from '../../forms/content-form.tsx'
import type { FormPlan } from '../../forms/form-plan.ts'
import { blogBody } from '../../forms/rules.ts'
import { asBody, emptyValues } from '../../forms/values.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/add-blog'
import { BlogPreview } from './blog-preview.tsx'
import { BLOG_SECTIONS } from './blog-sections.ts'

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.form_add_blog(), isHidden: true })

const PLAN: FormPlan = {
  key: 'addBlog',
  title: m.form_add_blog,
  submit: m.form_add_blog,
  note: m.form_all_required,
  sections: BLOG_SECTIONS,
  schema: blogBody,
  initial: emptyValues(BLOG_SECTIONS),
  save: (body) => api('POST /addBlog', { body: asBody<'POST /addBlog'>(body) }),
  onSaved: () => toast(m.form_blog_added()),
  Preview: BlogPreview,
}

export default function AddBlog() {
  return <ContentForm plan={PLAN} />
}
