import { m } from '../../paraglide/messages.js'

/** A question with its choices. */
const BONES = '<span class="bone"></span>'.repeat(6)

/**
 * The shape of a question. On a full load, open-early.js fills it before React runs, and React leaves given HTML alone.
 */
export const QuestionSkeleton = () => (
  <div
    className="quiz-in question-bones stack quiz-early"
    role="status"
    aria-label={m.quiz_loading()}
    dangerouslySetInnerHTML={{ __html: `${BONES}<h1 class="sr-only">${m.quiz_title()}</h1>` }}
    suppressHydrationWarning
  />
)
