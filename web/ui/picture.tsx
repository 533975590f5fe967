import type { ProductKind } from '#contract/constants.ts'

/** A record's picture: the drawing from the server, and the photo if there is one. */
export type PictureSource = { svg: string; src?: string }

/** For a photo that has no drawing to fall back to. */
export const pictureAt = (src: string): PictureSource => ({ svg: '', src })

const SIZES = {
  course: [320, 200],
  live: [320, 200],
  blog: [320, 180],
  book: [300, 400],
  person: [96, 96],
  portrait: [400, 344],
} as const satisfies Record<ProductKind | 'blog' | 'person' | 'portrait', [number, number]>

type PictureProps = { source: PictureSource; kind: keyof typeof SIZES }

/** Decorative, because the name is always next to it. */
export function Picture({ source, kind }: PictureProps) {
  const className = `picture picture-${kind}`
  if (!source.src) return <Drawing svg={source.svg} className={className} />
  const [width, height] = SIZES[kind]
  return (
    <span className={className} aria-hidden="true">
      <Drawing svg={source.svg} />
      <img
        src={source.src}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        ref={hideBroken}
        onError={(event) => (event.currentTarget.hidden = true)}
      />
    </span>
  )
}

/** For a photo that failed before hydration, when onError wasn't attached yet. */
function hideBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.hidden = true
}

/** SVG from art/, which escapes the titles it draws. */
export function Drawing({ svg, className }: { svg: string; className?: string }) {
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
}
