import { lazy, Suspense, useEffect } from 'react'
import { Outlet, useLocation, useNavigation, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../root.tsx'
import { useSession } from '../session/session.ts'

const loadSkeletons = () => import('./skeletons.tsx')
const Skeleton = lazy(() => loadSkeletons().then(({ Skeleton }) => ({ default: Skeleton })))

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
  const canRead = useCanRead()
  const shape = useComingShape(canRead)

  // There before they are needed: a tap is answered at once.
  useEffect(() => {
    if (canRead) void loadSkeletons()
  }, [canRead])
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

function useCanRead(): boolean {
  const isOpen = useRouteLoaderData<typeof rootLoader>('root')?.site.openCatalogue
  return useSession() !== null || isOpen === true
}

function useComingShape(canRead: boolean): Shape | undefined {
  const { location: coming } = useNavigation()
  const here = useLocation()
  // A visitor is about to be led to the login page, and keeps this one until then.
  if (!coming || !canRead || areaOf(coming.pathname) === areaOf(here.pathname)) return undefined
  return SHAPES[areaOf(coming.pathname)] ?? (coming.pathname.includes('/coursesInfo/') ? 'course' : undefined)
}

function areaOf(path: string): string {
  return path.split('/')[1] ?? ''
}
