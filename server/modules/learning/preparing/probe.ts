// What a file contains, according to ffprobe: its content decides, not its name.
import { z } from 'zod'
import type { Limits } from '../../../processes/limits.ts'
import { runTool } from './run-tool.ts'

const SECONDS = 30
/** Video and audio formats. Playlists, scripts and pictures are excluded, because they can refer to other files. */
const FORMATS = 'mov,mp4,m4a,matroska,webm,avi,mpegts,mpeg,mp3,wav,ogg,flac,aac'
/** Ensures that only this one file is ever opened. */
export const INPUT_LIMITS = ['-protocol_whitelist', 'file', '-format_whitelist', FORMATS]

const number = z.coerce.number().catch(0)
const probed = z.object({
  format: z.object({ duration: number }),
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      nb_read_packets: number,
      width: number,
      height: number,
      disposition: z.object({ attached_pic: number }).optional(),
    }),
  ),
})

export type Probed = {
  /** 0 if the file doesn't say. */
  seconds: number
  /** The number of packets actually present, whatever length the file claims. */
  packets: number
  hasSound: boolean
  /** Null for recordings. Cover art isn't a video. */
  picture: { width: number; height: number } | null
}

export async function probe(limits: Limits, path: string, signal: AbortSignal): Promise<Probed> {
  const shown = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', '-count_packets']
  const args = [...INPUT_LIMITS, ...shown, '-i', `file:${path}`]
  const printed = await runTool({ limits, tool: 'ffprobe', args, seconds: SECONDS, signal })
  const { format, streams } = probed.parse(JSON.parse(printed))
  const video = streams.find((stream) => stream.codec_type === 'video' && !stream.disposition?.attached_pic)
  return {
    seconds: format.duration,
    packets: streams.reduce((sum, stream) => sum + stream.nb_read_packets, 0),
    hasSound: streams.some((stream) => stream.codec_type === 'audio'),
    picture: video ? { width: video.width, height: video.height } : null,
  }
}
