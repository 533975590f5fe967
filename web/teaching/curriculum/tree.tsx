import { useState } from 'react'
import { MAX_SECTIONS } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { coursePath } from '../../catalogue/parts/course-categories.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { EmptyNote } from '../../ui/notes.tsx'
import { digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { minutes } from '../../files/amounts.ts'
import { secondsOf } from './lesson-contents.ts'
import { CertificateRuleChoice } from './certificate-rule.tsx'
import { lessonCount } from '../../files/counts.ts'
import { CourseFiguresNote } from './course-figures.tsx'
import { CourseFolder } from './course-folder.tsx'
import type { EditorSetting } from './editor-page.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { SectionCard } from './section-card.tsx'
import { lessonsOf } from './tree.ts'
import { DragContext, useDrag } from './use-drag.ts'
import { useEditor } from './use-editor.ts'

/** All sections with their lessons. */
export function Tree({ setting }: { setting: EditorSetting | undefined }) {
  const { course, tree, files, addSection } = useEditor()
  /** The section whose title is being typed. */
  const [renamed, setRenamed] = useState('')
  const [moved, setMoved] = useState('')
  const drag = useDrag()
  const lessons = lessonsOf(tree)
  const seconds = lessons.reduce((sum, lesson) => sum + secondsOf(lesson, files.get(lesson.file ?? '')), 0)

  return (
    <div className="editor-tree">
      <nav className="editor-crumbs cluster muted" aria-label={m.curriculum_crumbs()}>
        {setting?.crumbs ?? (
          <>
            <PageLink to={coursePath(course)} lang={langOf(course.title)}>
              {course.title}
            </PageLink>
            <Icon name="chevron-right" />
            <PageLink to={paths.updateCourse(course.classCourse, course._id)}>{m.form_update_course()}</PageLink>
          </>
        )}
      </nav>
      <header className="editor-head ends">
        <div>
          {setting ? (
            <h1 tabIndex={-1} lang={langOf(course.title)}>
              {course.title}
            </h1>
          ) : (
            <h1 tabIndex={-1}>{m.curriculum_title()}</h1>
          )}
          {lessons.length > 0 && (
            <p className="muted">
              {lessonCount(lessons.length)}
              {seconds > 0 && ` · ${minutes(seconds)}`}
            </p>
          )}
          {setting?.details}
        </div>
        <button
          type="button"
          id="add-section"
          className="button"
          disabled={tree.sections.length >= MAX_SECTIONS}
          onClick={() => setRenamed(addSection())}
        >
          <Icon name="plus" />
          {m.curriculum_section()}
        </button>
      </header>
      {setting?.note}
      <DragContext value={drag}>
        {tree.sections.map((section, index) => (
          <SectionCard
            key={section._id}
            section={section}
            number={digits(index + 1)}
            place={{ index, count: tree.sections.length }}
            isRenamed={renamed === section._id}
            onRename={(isRenamed) => setRenamed(isRenamed ? section._id : '')}
            onMoveLesson={setMoved}
          />
        ))}
      </DragContext>
      {tree.sections.length === 0 && (
        <EmptyNote patch="stack" title={m.curriculum_empty_title()} text={m.curriculum_empty_text()}>
          <button type="button" className="button button-primary" onClick={() => setRenamed(addSection())}>
            {m.curriculum_first_section()}
          </button>
        </EmptyNote>
      )}
      <CourseFiguresNote />
      <CertificateRuleChoice />
      {!setting && <CourseFolder />}
      <MoveDialog lesson={moved} onClose={() => setMoved('')} />
    </div>
  )
}
