import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Problem } from '../problem.tsx'
import { CourseListFrame } from './course-list-frame.tsx'
import type { CourseMenu } from './course-menus.tsx'

/** A list that could not be had leaves its menu where it is. */
export function CourseListProblem({ menu }: { menu: CourseMenu }) {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <Problem />
  return (
    <CourseListFrame menu={menu} current={undefined}>
      <Problem />
    </CourseListFrame>
  )
}
