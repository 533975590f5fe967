// Each page before its content: blocks where its picture, title, lines and buttons will be.
import { useNavigation } from 'react-router'
import { entryAt } from '../catalogue/course-categories.ts'
import { ComingCourses, CourseListFrame } from '../pages/courses/course-list-frame.tsx'
import { CLASS_MENU, SKILL_MENU } from '../pages/courses/course-menus.tsx'
import './skeletons.css'

/** The menu and the name of what is coming are known already. */
export function CoursesShape() {
  const { location } = useNavigation()
  const path = location?.pathname ?? ''
  const menu = path.startsWith('/classes') ? CLASS_MENU : SKILL_MENU
  const category = entryAt(menu.entries, path)
  return (
    <CourseListFrame menu={menu} current={category?.path}>
      {category && <ComingCourses category={category} />}
    </CourseListFrame>
  )
}

export function BooksShape() {
  return (
    <div className="wrap shape-page">
      <Bone className="shape-title" />
      <div className="shape-books">
        <Repeat times={8}>
          <Bone className="shape-book" />
          <Bone className="shape-name" />
          <Bone className="shape-button" />
        </Repeat>
      </div>
    </div>
  )
}

export function InstructorsShape() {
  return (
    <div className="wrap split">
      <div className="shape-menu">
        <Repeat times={9}>
          <Bone />
        </Repeat>
      </div>
      <div>
        <Bone className="shape-title" />
        <div className="shape-people">
          <Repeat times={6}>
            <Bone className="shape-portrait" />
            <Bone className="shape-name" />
            <Bone className="shape-line" />
          </Repeat>
        </div>
      </div>
    </div>
  )
}

export function CourseShape() {
  return (
    <div className="shape-band">
      <div className="wrap shape-course">
        <Lines />
        <div className="shape-buy">
          <Bone className="shape-cover" />
          <Bone className="shape-price" />
          <Bone className="shape-button-large" />
        </div>
      </div>
    </div>
  )
}

export function BookShape() {
  return (
    <div className="wrap shape-page shape-book-page">
      <Bone className="shape-stage" />
      <Lines />
    </div>
  )
}

export function BlogShape() {
  return (
    <div className="wrap shape-page shape-blog">
      <Bone className="shape-headline" />
      <Bone className="shape-wide" />
      <Lines />
    </div>
  )
}

function Lines() {
  return (
    <div className="shape-lines">
      <Bone className="shape-headline" />
      <Bone className="shape-line" />
      <Bone className="shape-line" />
      <Bone className="shape-line shape-line-short" />
    </div>
  )
}

function Bone({ className = '' }: { className?: string }) {
  return <span className={`bone ${className}`} />
}

function Repeat({ times, children }: { times: number; children: React.ReactNode }) {
  return Array.from({ length: times }, (_, index) => <div key={index}>{children}</div>)
}
