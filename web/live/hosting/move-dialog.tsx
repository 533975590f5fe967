import { LIVE_ZONE } from '#contract/constants.ts'
import type { LiveSession } from '#contract/calls/live/live.ts'
import { instantOf } from '#contract/live/zoned-times.ts'
import { DialogForm } from '../../forms/dialog-form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explainClassFields } from './explain-class-fields.ts'
import { explain } from '../../session/explain.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { digits } from '../../ui/numbers.ts'
import { toast } from '../../ui/toast.tsx'
import { clockIn, weekdayIn } from '../../ui/zoned-times.ts'
import { clockValue, dateIn, placeOf } from '../zones.ts'

type MoveDialogProps = {
  /** The class to move. Null while the dialog is closed. */
  session: Pick<LiveSession, '_id' | 'number' | 'startsAt'> | null
  /** The batch's zone, in which the new time is typed. */
  zone: string
  onClose: () => void
  onMoved: () => void
}

/** Moving a class notifies everyone with a seat, so the dialog shows what they will read. */
export function MoveDialog({ session, zone, onClose, onMoved }: MoveDialogProps) {
  return (
    <Dialog open={session !== null} onClose={onClose} title={m.hosting_move_title({ n: digits(session?.number ?? 0) })}>
      {session && <MoveForm key={session._id} session={session} zone={zone} onClose={onClose} onMoved={onMoved} />}
    </Dialog>
  )
}

type MoveFormProps = MoveDialogProps & { session: NonNullable<MoveDialogProps['session']> }

function MoveForm({ session: { _id, startsAt }, zone, onClose, onMoved }: MoveFormProps) {
  const form = useForm(
    { day: dateIn(startsAt, zone), at: clockValue(startsAt, zone) },
    { explainFields: explainClassFields, reason: explain, isBeside: true },
  )
  const { errors, set } = form
  const { day, at } = form.values
  const moment = day && at ? instantOf({ day, at }, zone).toISOString() : null

  const move = async () => {
    if (!moment) return form.refuse({ startsAt: m.hosting_move_missing() })
    await api('POST /live/{session}/move', { params: { session: _id }, body: { startsAt: moment } })
    toast(m.hosting_moved())
    onMoved()
    onClose()
  }

  return (
    <DialogForm
      form={form}
      send={move}
      action={m.hosting_move_do()}
      canSend={moment !== startsAt}
      isLocked
      onCancel={onClose}
    >
      <p>{m.hosting_move_text()}</p>
      <div className="hosting-pair">
        <Field
          label={m.hosting_day()}
          type="date"
          value={day}
          data-first
          onChange={({ target }) => set({ day: target.value })}
        />
        <Field
          label={m.hosting_time()}
          type="time"
          value={at}
          hint={zone === LIVE_ZONE ? undefined : m.hosting_time_in({ city: placeOf(zone) })}
          onChange={({ target }) => set({ at: target.value })}
        />
      </div>
      {moment && (
        <p className="hosting-becomes stack">
          <s>{wordsOf(startsAt)}</s>
          <b>{wordsOf(moment)}</b>
        </p>
      )}
      <div role="alert">{errors.startsAt && <FieldError text={errors.startsAt} />}</div>
    </DialogForm>
  )
}

/** In Dhaka time, because that is how most learners will read it. */
const wordsOf = (time: string): string =>
  m.hosting_dhaka({ when: `${weekdayIn(time, LIVE_ZONE)}, ${clockIn(time, LIVE_ZONE)}` })
