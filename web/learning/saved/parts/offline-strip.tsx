import type { LessonKind } from '#contract/constants.ts'
import { LESSON_LOOKS } from '../../../files/lesson-looks.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useDeviceTexts } from './device.ts'

/** Shown above a saved item that is open offline. */
export default function OfflineStrip({ kind }: { kind?: LessonKind | undefined }) {
  const texts = useDeviceTexts()
  return (
    <>
      <Icon name="wifi-off" />
      {kind && LESSON_LOOKS[kind].isVideo ? texts.offlineVideo() : texts.offline()}
    </>
  )
}
