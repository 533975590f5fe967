import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { useCall } from '../../session/use-call.ts'
import { Field } from '../../ui/field.tsx'

type RoomLinkFieldProps = { value: string; error?: string | undefined; onChange: (link: string) => void }

const loadKind = () => api('GET /teach/rooms')

/** Only shown if classes are held at an address that each batch names. */
export function RoomLinkField({ value, error, onChange }: RoomLinkFieldProps) {
  const { answer } = useCall(loadKind)
  if (answer?.kind !== 'link') return null
  return (
    <Field
      label={m.hosting_room_link()}
      hint={m.hosting_room_link_hint()}
      error={error}
      type="url"
      value={value}
      onChange={({ target }) => onChange(target.value.trim())}
    />
  )
}
