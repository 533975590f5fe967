import type { LessonKind } from '#contract/constants.ts'
import { LESSON_LOOKS } from '../../../files/lesson-looks.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useDeviceTexts } from './device.ts'

/** Above something saved that is open without a network. */
export default function OfflineStrip({ kind }: { kind?: LessonKind | undefined }) {
  const texts = useDeviceTexts()
  return (
    <>
      <Icon name="wifi-off" />
      {kind && LESSON_LOOKS[kind].isVideo ? texts.offlineVideo() : texts.offline()}
    </>
  )
}
