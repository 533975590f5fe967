import { useEffect, useState, type ComponentType } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { useRootData } from '../../layout/root-data.ts'
import { useSession } from '../../session/session.ts'
import { clickedPath } from '../../ui/page-link.tsx'
import { useStore } from '../../ui/store.ts'
import { whenSettled } from '../../ui/when-idle.ts'
import { earlyAnswers } from '../../session/asked-early.ts'

/** Pages whose layout is known before their content. */
export type Shape = 'courses' | 'books' | 'instructors' | 'teacher' | 'course' | 'book' | 'blog' | 'search'

/** Skeletons by the first segment of the path. */
const SHAPES: Record<string, Shape> = {
  classes: 'courses',
  courses: 'courses',
  instructor: 'instructors',
  teacher: 'teacher',
  books: 'books',
  book: 'book',
  blog: 'blog',
  searchCourse: 'search',
}

// The same element on all renders, so that showing a skeleton does not re-render the page.
const PAGE = <Outlet />

type Skeletons = { Skeleton: ComponentType<{ shape: Shape; path: string }> }

/**
 * The page and, from the click on a link until the next page is rendered, that page's skeleton on top. The old page is
 * covered rather than removed, because removing a large page takes longer on a slow phone.
 */
export function PendingPage({ loadSkeletons }: { loadSkeletons: () => Promise<Skeletons> }) {
  const skeletons = useSkeletons(loadSkeletons)
  const here = useLocation().pathname
  const clicked = useStore(clickedPath, null)
  const loading = useNavigation().location?.pathname
  const path = loading ?? clicked ?? undefined
  const next = path && shapeOf(path, here)
  const shape = skeletons && next

  return (
    <>
      <div className={loading && (shape ? 'covered-page' : next === 'search' ? 'waiting-page' : undefined)}>{PAGE}</div>
      {shape && (
        <div className="pending-page">
          <skeletons.Skeleton shape={shape} path={path} />
        </div>
      )}
      {loading && !shape && <div className="loading-line" />}
    </>
  )
}

/** Loaded before the first click if there is time, but after everything the page itself needs. */
function useSkeletons(load: () => Promise<Skeletons>): Skeletons | undefined {
  const [skeletons, setSkeletons] = useState<Skeletons>()
  const canRead = useCanRead()
  const isClicked = useStore(clickedPath, null) !== null
  useEffect(() => {
    if (!canRead || skeletons) return
    // Without skeletons, a page just appears later. The next click tries again.
    const show = () => load().then(setSkeletons, () => {})
    if (isClicked) void show()
    else return whenSettled(earlyAnswers, show)
  }, [canRead, load, skeletons, isClicked])
  // A visitor's click leads to the login page, which has no skeleton.
  return canRead ? skeletons : undefined
}

function useCanRead(): boolean {
  const isOpen = useRootData()?.site.openCatalogue
  return useSession() !== null || isOpen === true
}

/** Undefined within a single area, whose pages have their own loading states. */
function shapeOf(path: string, here: string): Shape | undefined {
  if (areaOf(path) === areaOf(here)) return undefined
  return SHAPES[areaOf(path)] ?? (path.includes('/coursesInfo/') ? 'course' : undefined)
}

function areaOf(path: string): string {
  return path.split('/')[1] ?? ''
}
