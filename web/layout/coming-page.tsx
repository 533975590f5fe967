import { useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../root.tsx'
import { useSession } from '../session/session.ts'

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

/**
 * The page; or, from the moment a link is tapped until its page has come, the shape of what is coming. It is shown at
 * once, also when the page is only a moment away: frame, menu and name stand where the page has them, so that nothing
 * jumps. The page one leaves is hidden rather than taken apart, which would take longer than drawing the shape.
 */
export function ComingPage() {
  const canRead = useCanRead()
  const shape = useComingShape(canRead)
  const skeletons = useSkeletons(canRead)
  const isShapeShown = shape && skeletons

  useEffect(() => {
    if (isShapeShown) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [isShapeShown])
  return (
    <>
      {isShapeShown && <skeletons.Skeleton shape={shape} />}
      <div hidden={Boolean(isShapeShown)}>
        <Outlet />
      </div>
    </>
  )
}

/** There before they are needed, and not lazy(): that would show nothing at first, and wait once more. */
function useSkeletons(areWanted: boolean) {
  const [skeletons, setSkeletons] = useState<typeof import('./skeletons.tsx')>()
  useEffect(() => {
    if (areWanted) void import('./skeletons.tsx').then(setSkeletons)
  }, [areWanted])
  return skeletons
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
