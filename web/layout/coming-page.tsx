import { lazy, Suspense, useEffect } from 'react'
import { Outlet, useLocation, useNavigation, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../root.tsx'
import { useSession } from '../session/session.ts'

const Skeleton = lazy(() => import('./skeletons.tsx').then(({ Skeleton }) => ({ default: Skeleton })))

/** The first word of these addresses names a list or a thing whose shape is known before its content. */
export type Shape = 'courses' | 'books' | 'instructors' | 'course' | 'book' | 'blog'
const SHAPES: Record<string, Shape> = {
  classes: 'courses',
  courses: 'courses',
  instructor: 'instructors',
  books: 'books',
  book: 'book',
  blog: 'blog',
}

/** The page; or, from the moment a link is tapped until its page has come, the shape of what is coming. */
export function ComingPage() {
  const shape = useComingShape()
  useEffect(() => {
    if (shape) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [shape])
  if (!shape) return <Outlet />
  return (
    <Suspense fallback={null}>
      <Skeleton shape={shape} />
    </Suspense>
  )
}

function useComingShape(): Shape | undefined {
  const { location: coming } = useNavigation()
  const here = useLocation()
  const isOpen = useRouteLoaderData<typeof rootLoader>('root')?.site.openCatalogue
  const session = useSession()
  // A visitor is about to be led to the login page, and keeps this one until then.
  if (!coming || !(session || isOpen) || areaOf(coming.pathname) === areaOf(here.pathname)) return undefined
  return SHAPES[areaOf(coming.pathname)] ?? (coming.pathname.includes('/coursesInfo/') ? 'course' : undefined)
}

function areaOf(path: string): string {
  return path.split('/')[1] ?? ''
}
