import { QuestionDialog } from '../../layout/question-dialog.tsx'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { toast } from '../../ui/toast.tsx'

type ReportDialogProps = { open: boolean; id: string; onClose: () => void; onReported: () => void }

/** Explains what happens next before anything is reported. */
export function ReportDialog({ open, id, onClose, onReported }: ReportDialogProps) {
  const work = async () => {
    await api('POST /talk/{id}/report', { params: { id } })
    onReported()
    toast(m.questions_report_done())
  }
  return (
    <QuestionDialog
      open={open}
      title={m.questions_report_title()}
      action={m.questions_report()}
      cancel={m.questions_cancel()}
      work={work}
      onClose={onClose}
    >
      <p>{m.questions_report_text()}</p>
    </QuestionDialog>
  )
}
