import { useCallback, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../root.tsx'
import { useSession } from '../session/session.ts'
import { useTappedLink } from './use-tapped-link.ts'

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

// The same element each time: a shape that comes and goes is no reason to look at the page again.
const PAGE = <Outlet />

/**
 * The page; and over it, from the moment a link is tapped until its page has come, the shape of what is coming. It is
 * painted below the screen while the finger is still on the link, and lies over the page, which would take longer to put
 * away.
 */
export function ComingPage() {
  const skeletons = useSkeletons(useCanRead())
  const here = useLocation().pathname
  const isWanted = useCallback((path: string) => Boolean(skeletons && shapeOf(path, here)), [skeletons, here])
  const link = useTappedLink(isWanted)
  const coming = useNavigation().location?.pathname
  const path = coming ?? link?.path
  const shape = path && skeletons && shapeOf(path, here)
  const isShown = Boolean(coming) || link?.isTapped === true

  return (
    <>
      {/* Kept from the keyboard and from readers, a moment after the tap, since it takes a moment. */}
      <div className={shape && coming && 'covered-page'}>{PAGE}</div>
      {shape && (
        <div className="coming-page" data-shown={isShown || undefined}>
          <skeletons.Skeleton shape={shape} path={path} />
        </div>
      )}
    </>
  )
}

/** There before they are needed, and not lazy(): that would show nothing at first, and wait once more. */
function useSkeletons(areWanted: boolean) {
  const [skeletons, setSkeletons] = useState<typeof import('./skeletons.tsx')>()
  useEffect(() => {
    if (areWanted) void import('./skeletons.tsx').then(setSkeletons)
  }, [areWanted])
  // A visitor is about to be led to the login page, and keeps this one until then.
  return areWanted ? skeletons : undefined
}

function useCanRead(): boolean {
  const isOpen = useRouteLoaderData<typeof rootLoader>('root')?.site.openCatalogue
  return useSession() !== null || isOpen === true
}

/** Another page of the same area has its own way to say that it is loading. */
function shapeOf(path: string, here: string): Shape | undefined {
  if (areaOf(path) === areaOf(here)) return undefined
  return SHAPES[areaOf(path)] ?? (path.includes('/coursesInfo/') ? 'course' : undefined)
}

function areaOf(path: string): string {
  return path.split('/')[1] ?? ''
}
