import { COURSE_QUERY } from '#contract/catalogue/filter-values.ts'
import { paths } from '#contract/paths.ts'
import { useEffect } from 'react'
import { CLASSES, entryAt } from '../parts/course-categories.ts'
import { rememberClass } from '../parts/last-class.ts'
import { cataloguePage, missingPage } from '../parts/page-data.server.ts'
import { useContent } from '../parts/use-content.ts'
import { missingMeta, pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import type { Guarded } from '../../layout/guards.tsx'
import { load } from './content.server.ts'
import { CourseList } from './course-list.tsx'
import { CLASS_MENU } from './course-menus.tsx'
import type { Route } from './+types/academic'

export const handle = {
  guard: 'catalogue',
  hasPage: (params) => Boolean(classOf(params)),
  query: COURSE_QUERY,
} satisfies Guarded

const classOf = ({ className }: { className?: string | undefined }) =>
  entryAt(CLASSES, className ? paths.classOf(className) : paths.classes)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shown = classOf(params)
  if (!shown) throw missingPage()
  return cataloguePage(context, (api) => load(api, shown, request))
}

export const meta: Route.MetaFunction = (args) => {
  const name = classOf(args.params)?.label()
  return name ? pageMeta(args, { title: name, description: m.list_description({ name }) }) : missingMeta(args)
}

export default function Academic({ loaderData, params }: Route.ComponentProps) {
  const content = useContent(loaderData)
  const shown = classOf(params)
  const number = shown?.number

  useEffect(() => {
    if (number) rememberClass(number)
  }, [number])

  return shown && <CourseList menu={CLASS_MENU} category={shown} content={content} />
}
