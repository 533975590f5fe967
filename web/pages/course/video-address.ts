/** Where a course's video is: a file, or one of YouTube's by its id. */
export type Video = { file: string } | { youTube: string }

const YOUTUBE_HOST = /^(?:www\.|m\.|music\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/
const YOUTUBE_ID = /^[\w-]{11}$/

export function videoAt(address: string): Video {
  const id = URL.canParse(address) ? youTubeId(new URL(address)) : undefined
  return id && YOUTUBE_ID.test(id) ? { youTube: id } : { file: address }
}

/** youtube.com/watch?v=ID, /embed/ID, /shorts/ID, /live/ID and youtu.be/ID. */
function youTubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  if (!YOUTUBE_HOST.test(hostname)) return undefined
  return searchParams.get('v') ?? pathname.split('/').at(-1)
}
