// Chooses which of a lesson's files plays on this device.
import type { ListedLesson } from '#contract/calls/learning/learning.ts'
import { useDataSaver, useSettings } from '../ui/device-settings.ts'

const USUAL = '360p'

type Playable = { label: string; type: string }

export const isAudio = ({ type }: Playable) => type.startsWith('audio/')

/** The choice made on this device. By default, the usual video, or the lightest one to save data. */
export function wantedSource<Source extends Playable>(
  sources: Source[],
  quality: string | undefined,
  isSaving: boolean,
): Source | undefined {
  const videos = sources.filter((source) => !isAudio(source))
  const usual = isSaving ? undefined : videos.find(({ label }) => label === USUAL)
  return sources.find(({ label }) => label === quality) ?? usual ?? videos[0] ?? sources[0]
}

export type Sized = Pick<ListedLesson, 'bytes' | 'sizes'>

/** The size of a lesson as it will play on this device. */
export function useBytesOf(): (lesson: Sized) => number {
  const { quality } = useSettings()
  const isSaving = useDataSaver()
  return ({ bytes, sizes }) => wantedSource(sizes, quality, isSaving)?.bytes ?? bytes
}
