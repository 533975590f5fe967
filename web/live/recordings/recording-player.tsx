import { useState } from 'react'
import type { Play } from '#contract/calls/learning/learning.ts'
import { useDataSaver, useSettings } from '../../ui/device-settings.ts'
import { wantedSource } from '../../files/wanted-source.ts'
import { m } from '../../paraglide/messages.js'

/** A recorded class, in the person's preferred quality. */
export function RecordingPlayer({ play, label, renew }: { play: Play; label: string; renew: () => void }) {
  const { quality } = useSettings()
  const isSaving = useDataSaver()
  const [hasFailed, setHasFailed] = useState(false)
  const source = wantedSource(play.sources, quality, isSaving)
  if (!source) return null
  if (hasFailed) {
    return (
      <p role="alert">
        {m.learn_broken_text()}{' '}
        <button
          type="button"
          className="link"
          onClick={() => {
            setHasFailed(false)
            renew()
          }}
        >
          {m.problem_try_again()}
        </button>
      </p>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody wrote captions while people talked
    <video
      src={source.url}
      poster={isSaving ? undefined : play.poster}
      preload="none"
      controls
      playsInline
      aria-label={label}
      // The URL expires after six hours.
      onError={() => setHasFailed(true)}
    />
  )
}
