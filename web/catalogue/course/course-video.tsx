import { Suspense, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { Picture, type PictureSource } from '../../ui/picture.tsx'
import type { Video } from './video-source.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const Player = lazyPart(() => import('./player.tsx').then(({ Player }) => ({ default: Player })))

/** Only loads the video on click, to save data and to protect visitors from YouTube's tracking. */
export function CourseVideo({ video, cover }: { video: Video; cover: PictureSource }) {
  const [isPlaying, setIsPlaying] = useState(false)
  return (
    <div className="course-video">
      {isPlaying ? (
        <Suspense fallback={<Picture kind="course" source={cover} />}>
          <Player video={video} />
        </Suspense>
      ) : (
        <button type="button" aria-label={m.product_video_play()} onClick={() => setIsPlaying(true)}>
          <Picture kind="course" source={cover} />
          <span className="course-video-play middle">
            <Icon name="google-play" />
          </span>
          <span className="course-video-caption">{m.product_video()}</span>
        </button>
      )}
    </div>
  )
}
