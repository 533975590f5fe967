// Whether texts on the page say phone or computer.
import { m } from '../../../paraglide/messages.js'
import { useMedia } from '../../../ui/use-media.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'

const PHONE = {
  text: m.saved_text_phone,
  left: m.saved_left_phone,
  note: m.saved_note_phone,
  offlineVideo: m.saved_offline_video_phone,
  offline: m.saved_offline_phone,
  here: m.saved_here_phone,
  notHere: m.saved_not_phone,
  leave: m.saved_leave_phone,
}

const COMPUTER: typeof PHONE = {
  text: m.saved_text_computer,
  left: m.saved_left_computer,
  note: m.saved_note_computer,
  offlineVideo: m.saved_offline_video_computer,
  offline: m.saved_offline_computer,
  here: m.saved_here_computer,
  notHere: m.saved_not_computer,
  leave: m.saved_leave_computer,
}

/** The texts that name the device. */
export function useDeviceTexts(): typeof PHONE {
  const isComputer = useMedia('(hover: hover) and (width > 720px)')
  return useHydrated() && isComputer ? COMPUTER : PHONE
}
