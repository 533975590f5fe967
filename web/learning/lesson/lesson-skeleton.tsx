import type { ReactNode } from 'react'
import type { LessonKind } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'

type LessonSkeletonProps = {
  /** Undefined until it is known. */
  kind: LessonKind | undefined
  facts: ReactNode
  /** On a full load open-early.js fills the stage before React is there, which leaves given HTML alone. */
  isEarly?: boolean
  /** Of the course, for the text that open-early.js shows. */
  lang?: string | undefined
}

/** The shape of what is coming: a stage, lines of text, a page or a quiz. */
export function LessonSkeleton({ kind, facts, isEarly = false, lang }: LessonSkeletonProps) {
  const status = { role: 'status', 'aria-label': m.learn_loading() }
  if (kind === 'video') {
    return (
      <div className="learn-film" {...status}>
        {isEarly ? (
          <div className="learn-stage learn-early" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
        ) : (
          <div className="learn-stage" />
        )}
        <div className="learn-tools" />
      </div>
    )
  }
  if (kind === 'audio') {
    return (
      <div className="learn-film" {...status}>
        <div className="learn-stage" data-audio data-recording />
        <div className="learn-recording" />
        <div className="learn-tools" />
      </div>
    )
  }
  if (kind === 'quiz') {
    return (
      <article className="quiz-intro" data-waiting>
        {facts}
        <QuizBones />
      </article>
    )
  }
  return (
    <article className="learn-text" data-waiting>
      {facts}
      {kind === 'pdf' ? (
        <div className="learn-page-bone" {...status} />
      ) : isEarly ? (
        <EarlyText lang={lang} />
      ) : (
        <TextBones />
      )}
    </article>
  )
}

const LINES = [96, 88, 92, 60, 94, 90, 97, 72, 93, 86, 95, 44]

export const TextBones = () => (
  <div className="learn-bones" role="status" aria-label={m.learn_loading()}>
    {LINES.map((width) => (
      <span key={width} className="bone" style={{ width: `${width}%` }} />
    ))}
  </div>
)

const BONES = LINES.map((width) => `<span class="bone" style="width:${width}%"></span>`).join('')

/** The same lines until open-early.js puts the text in their place. */
const EarlyText = ({ lang }: { lang: string | undefined }) => (
  <div
    lang={lang}
    className="learn-bones learn-early-text"
    role="status"
    aria-label={m.learn_loading()}
    dangerouslySetInnerHTML={{ __html: BONES }}
    suppressHydrationWarning
  />
)

const FACTS = [1, 2, 3, 4]

export const QuizBones = () => (
  <>
    <div className="quiz-facts" role="status" aria-label={m.learn_loading()}>
      {FACTS.map((fact) => (
        <span key={fact} className="bone" />
      ))}
    </div>
    <div className="learn-bones">
      <span className="bone" />
      <span className="bone" style={{ width: '62%' }} />
    </div>
  </>
)
