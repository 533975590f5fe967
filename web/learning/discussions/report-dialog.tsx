import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { explain } from '../../session/explain.ts'

type ReportDialogProps = { open: boolean; id: string; onClose: () => void; onReported: () => void }

/** Says what happens next before anything is reported. */
export function ReportDialog({ open, id, onClose, onReported }: ReportDialogProps) {
  const [problem, setProblem] = useState<unknown>(null)
  const [isBusy, setIsBusy] = useState(false)

  const close = () => {
    setProblem(null)
    onClose()
  }

  const report = async () => {
    setIsBusy(true)
    setProblem(null)
    try {
      await api('POST /talk/{id}/report', { params: { id } })
      onReported()
      close()
      toast(m.questions_report_done())
    } catch (error) {
      setProblem(error)
    }
    setIsBusy(false)
  }

  return (
    <Dialog open={open} onClose={close} busy={isBusy} title={m.questions_report_title()}>
      <div className="dialog-body">
        <p>{m.questions_report_text()}</p>
        <div role="alert">{problem !== null && <FieldError text={explain(problem)} />}</div>
      </div>
      <footer>
        <button type="button" className="button" data-first disabled={isBusy} onClick={close}>
          {m.questions_cancel()}
        </button>
        <button type="button" className="button button-danger" disabled={isBusy} onClick={() => void report()}>
          {isBusy && <span className="spinner" />}
          {m.questions_report()}
        </button>
      </footer>
    </Dialog>
  )
}
