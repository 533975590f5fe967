import { useCallback } from 'react'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { explain } from '../../../session/explain.ts'
import { useCall } from '../../../session/use-call.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { langOf } from '../../../ui/language.tsx'
import { LoadingNote } from '../../../ui/loading-note.tsx'
import { ProblemNote } from '../../../ui/notes.tsx'
import { digits } from '../../../ui/numbers.ts'
import './panel.css'

type PageTextProps = { book: string; page: number; isOpen: boolean; close: () => void }

/** The text of a page, for screen readers and for people who need larger type. */
export function PageText({ book, page, isOpen, close }: PageTextProps) {
  const { answer, problem, reload } = useCall(
    useCallback(() => api('GET /book/{id}/text/{page}', { params: { id: book, page: String(page) } }), [book, page]),
  )
  return (
    <Dialog open={isOpen} onClose={close} title={m.reader_found_on({ n: digits(page) })}>
      <div className="dialog-body">
        {problem !== null ? (
          <ProblemNote text={explain(problem)} tryAgain={reload} />
        ) : answer ? (
          <div className="read-text" lang={langOf(answer.text)}>
            {answer.text.trim() || m.reader_no_words()}
          </div>
        ) : (
          <LoadingNote />
        )}
      </div>
    </Dialog>
  )
}
