import type { HandInFile } from '#contract/calls/learning/tasks.ts'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'
import { useFileUrl } from '../task/use-file-url.ts'

type ThumbnailsProps = { handIn: string; photos: HandInFile[]; at: number; open: (index: number) => void }

export function Thumbnails({ handIn, photos, at, open }: ThumbnailsProps) {
  if (!photos.length) return null
  return (
    <div className="grading-thumbs beside">
      {photos.map((photo, index) => (
        <button
          key={photo._id}
          type="button"
          aria-label={m.grading_photo_of({ n: digits(index + 1), all: digits(photos.length) })}
          aria-current={index === at ? 'true' : undefined}
          onClick={() => open(index)}
        >
          <Thumbnail handIn={handIn} id={photo._id} />
        </button>
      ))}
    </div>
  )
}

function Thumbnail({ handIn, id }: { handIn: string; id: string }) {
  const { url } = useFileUrl(handIn, id, true)
  return url && <img src={url} alt="" />
}
