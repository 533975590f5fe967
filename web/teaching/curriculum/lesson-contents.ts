// What the editor knows about each kind of lesson: its name, where it is written, its length, and its status.
import type { ComponentType } from 'react'
import type { LessonKind } from '#contract/constants.ts'
import type { LessonDraft, StoredFile } from '#contract/calls/learning/learning.ts'
import { readingSeconds } from '#contract/learning/reading-time.ts'
import type { Sending } from '../../files/uploads/upload-queue.ts'
import { KIND_ICONS, KIND_LABELS } from '../../files/uploads/file-kinds.ts'
import { fileState, type LessonState } from '../../files/lesson-state.ts'
import { m } from '../../paraglide/messages.js'
import type { IconName } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { LessonFile, LessonRecording } from './lesson-file.tsx'
import { LessonTask, NEW_TASK } from './lesson-task.tsx'
import { LessonText } from './lesson-text.tsx'

type LessonContent = {
  label: () => string
  icon: IconName
  Editor: ComponentType<{ lesson: LessonDraft }>
  /** The initial content of a lesson of this kind. */
  start?: Partial<LessonDraft>
  /** Whether links can point to one of its seconds. */
  isPlayed: boolean
  /** Whether its questions are typed here. */
  hasQuestions: boolean
  seconds: (lesson: LessonDraft, file: StoredFile | undefined) => number
  state: (lesson: LessonDraft, file: StoredFile | undefined, sending: Sending | undefined) => LessonState
}

const PAGE_SECONDS = 60
const QUESTION_SECONDS = 60

const played: Omit<LessonContent, 'label' | 'icon'> = {
  Editor: LessonRecording,
  isPlayed: true,
  hasQuestions: false,
  seconds: (_lesson, file) => file?.seconds ?? 0,
  state: ({ file: id }, file, sending) => (id === null ? { phase: 'no-file' } : fileState(file, sending)),
}

export const LESSON_CONTENTS: Record<LessonKind, LessonContent> = {
  video: { ...played, label: KIND_LABELS.video, icon: KIND_ICONS.video },
  audio: { ...played, label: KIND_LABELS.audio, icon: KIND_ICONS.audio },
  pdf: {
    ...played,
    label: KIND_LABELS.pdf,
    icon: KIND_ICONS.pdf,
    Editor: LessonFile,
    isPlayed: false,
    seconds: (_lesson, file) => (file?.pages ?? 0) * PAGE_SECONDS,
  },
  text: {
    label: m.curriculum_kind_text,
    icon: 'text',
    Editor: LessonText,
    isPlayed: false,
    hasQuestions: false,
    seconds: ({ body }) => (body === null ? 0 : readingSeconds(body)),
    state: ({ body }) => ({ phase: body === null ? 'no-text' : 'ready' }),
  },
  task: {
    label: m.curriculum_kind_task,
    icon: 'clipboard',
    Editor: LessonTask,
    start: { task: NEW_TASK },
    isPlayed: false,
    hasQuestions: false,
    seconds: () => 0,
    state: ({ body, task }) => ({ phase: body === null || task === null ? 'no-task' : 'ready' }),
  },
  quiz: {
    label: m.curriculum_kind_quiz,
    icon: 'checklist',
    // Includes the contract's schemas, which only quizzes need here.
    Editor: lazyPart(() => import('../quiz-editor/lesson-quiz.tsx')),
    isPlayed: false,
    hasQuestions: true,
    // The time limit, or a minute for each question.
    seconds: ({ quiz }) => (quiz?.minutes ? quiz.minutes * 60 : (quiz?.questions.length ?? 0) * QUESTION_SECONDS),
    state: ({ quiz }) => ({ phase: quiz?.questions.length ? 'ready' : 'no-questions' }),
  },
}

export const secondsOf = (lesson: LessonDraft, file: StoredFile | undefined): number =>
  LESSON_CONTENTS[lesson.kind].seconds(lesson, file)
