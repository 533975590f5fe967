/** A video file, or the id of a YouTube video. */
export type Video = { file: string } | { youTube: string }

const YOUTUBE_HOST = /^(?:www\.|m\.|music\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/
const YOUTUBE_ID = /^[\w-]{11}$/

export function parseVideo(url: string): Video {
  const id = URL.canParse(url) ? youTubeId(new URL(url)) : undefined
  return id && YOUTUBE_ID.test(id) ? { youTube: id } : { file: url }
}

/** Recognises youtube.com/watch?v=ID, /embed/ID, /shorts/ID, /live/ID and youtu.be/ID. */
function youTubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  if (!YOUTUBE_HOST.test(hostname)) return undefined
  return searchParams.get('v') ?? pathname.split('/').at(-1)
}
