// Why a lesson or book doesn't open offline, for people who have saved something.
import { paths } from '#contract/paths.ts'
import { Notice } from '../../notice.tsx'
import { m } from '../../../paraglide/messages.js'
import { useSavedItem } from '../saved.ts'
import { endedText, problemText } from './saved-words.ts'

export type OfflineNoticeProps = { id: string; title: string; text: string; tryAgain: () => void }

/** `title` and `text` are used for items that aren't saved. */
export default function OfflineNotice({ id, title, text, tryAgain }: OfflineNoticeProps) {
  const item = useSavedItem(id)
  const other = { to: paths.downloads, label: m.saved_open_downloads() }
  const ended = item && endedText(item)
  if (ended) return <Notice title={m.saved_connect_title()} text={ended} tryAgain={tryAgain} action={other} />
  if (item?.state === 'ended') return <Notice title={m.saved_ended_title()} text={problemText(item)} action={other} />
  return <Notice title={title} text={text} tryAgain={tryAgain} action={other} />
}
