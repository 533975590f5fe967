import { useCallback } from 'react'
import { categoryOf } from '../parts/course-categories.ts'
import { recordPage } from '../parts/page-data.server.ts'
import { isShell, useContent } from '../parts/use-content.ts'
import { missingMeta, pageMeta, type PageLinks } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { RelatedCourses } from '../product/related.tsx'
import { OwnCopy } from '../product/own-copy.tsx'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { isMissing } from '../parts/problem.tsx'
import { load, loadPreview } from './content.server.ts'
import { CourseArticle } from './course-article.tsx'
import { CourseSkeleton } from './course-skeleton.tsx'
import { courseJsonLd } from './course-json-ld.ts'
import type { Route } from './+types/course'

export const handle = {
  guard: 'catalogue',
  // The top bar highlights the class's area, so even the empty shell depends on it.
  hasPage: ({ classCourse = '' }) => Boolean(categoryOf(classCourse)),
  record: 'GET /course/{id}',
  asks: ['GET /paidOrder?email={email}&product={id}'],
} satisfies Guarded

export function loader({ context, params }: Route.LoaderArgs) {
  return recordPage(
    context,
    (api) => load(api, params),
    (api) => loadPreview(api, params),
  )
}

export const meta: Route.MetaFunction = (args) => {
  const course = args.loaderData
  if (isMissing(args.error)) return missingMeta(args)
  if (!course) return pageMeta(args, { title: m.product_course() })
  if (isShell(course)) return pageMeta(args, course.shell)
  const { title, summary: description, img: picture } = course
  const jsonLd = import.meta.env.SSR ? (links: PageLinks) => courseJsonLd(course, links) : undefined
  return pageMeta(args, { title, description, picture, jsonLd })
}

export default function CoursePage({ loaderData }: Route.ComponentProps) {
  const course = useContent(loaderData)
  if (!course) return <CourseSkeleton />
  return (
    <>
      <CourseArticle key={course.id} course={course} />
      <RelatedCourses title={m.related_courses()} courses={course.related} />
    </>
  )
}

export function ErrorBoundary({ params }: Route.ErrorBoundaryProps) {
  const id = params.id ?? ''
  const loadOwn = useCallback(() => loadOwnCopy(id), [id])
  return (
    <OwnCopy id={id} load={loadOwn} skeleton={<CourseSkeleton />} nameOf={({ title }) => title}>
      {(course) => <CourseArticle key={id} course={course} />}
    </OwnCopy>
  )
}

/** Loaded only here, because few people own a deleted course. */
async function loadOwnCopy(id: string) {
  const [course, curriculum, { ownContent }] = await Promise.all([
    api('GET /course/{id}', { params: { id } }),
    api('GET /curriculum/{course}', { params: { course: id } }),
    import('./own-content.ts'),
  ])
  return ownContent(course, curriculum)
}
