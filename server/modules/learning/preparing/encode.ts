// Encodes a video or recording for slow connections: progressive MP4 with a keyframe every four seconds, plus the sound
// alone. Results are never larger than the source. A single ffmpeg run makes everything, so that the source is decoded
// once.
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { MAX_VIDEO_SECONDS } from '#contract/constants.ts'
import type { Limits } from '../../../processes/limits.ts'
import { ProcessFailed } from '../../../processes/start-process.ts'
import { FileRefused } from './file-refused.ts'
import type { Prepared, Variant } from './prepared.ts'
import { INPUT_LIMITS, probe, type Probed } from './probe.ts'
import { readMp4 } from './read-mp4.ts'
import { runTool } from './run-tool.ts'

const QUALITIES = [
  { variant: 'v240', side: 240, quality: 28, videoRate: 250, audio: '-b:a 48k -ac 1' },
  { variant: 'v360', side: 360, quality: 27, videoRate: 500, audio: '-b:a 64k -ac 2' },
  { variant: 'v720', side: 720, quality: 25, videoRate: 1500, audio: '-b:a 96k -ac 2' },
]
type Quality = (typeof QUALITIES)[number]

/** CPU time, because a slow machine needs a few seconds per second of video. */
const SECONDS_FOR_A_SECOND = 30
/** Even a low-frame-rate video with sound has more packets. A file with fewer is shorter than it claims. */
const PACKETS_A_SECOND = 10
const LEAST_SECONDS = 120
const POSTER_WIDTH = 640

export type Encoding = { limits: Limits; kind: 'video' | 'audio'; source: string; folder: string; signal: AbortSignal }
const words = (line: string) => line.split(' ')

type Output = { variant: string; type: string; args: string[] }

export async function encode(encoding: Encoding): Promise<Prepared> {
  const { limits, kind, source, folder, signal } = encoding
  const found = await refusing(probe(limits, source, signal), kind === 'audio' ? 'not_audio' : 'not_a_video')
  if (kind === 'video' && !found.picture) throw new FileRefused('not_a_video')
  if (kind === 'audio' && (found.picture || !found.hasSound)) throw new FileRefused('not_audio')
  if (found.seconds > MAX_VIDEO_SECONDS) throw new FileRefused('too_long')

  const videos = (found.picture ? qualitiesOf(found.picture) : []).map(videoOutput)
  const outputs = [...videos, ...(found.hasSound ? [SOUND] : [])]
  const frame = join(folder, 'frame.png')
  await refusing(runEncoder(encoding, found, outputs, videos.length ? frame : null), 'broken')
  const encoded = await Promise.all(outputs.map((output) => readOutput(folder, output)))
  const seconds = Math.max(...encoded.map((output) => output.seconds))
  if (seconds > MAX_VIDEO_SECONDS) throw new FileRefused('too_long')
  // ffmpeg accepts a truncated video, but the lesson's buyers wouldn't.
  if (seconds < found.seconds * 0.95 - 2) throw new FileRefused('broken')
  const variants = encoded.map((output) => output.variant)
  if (videos.length) variants.push(await poster(folder, frame))
  return { seconds: Math.max(1, Math.round(seconds)), variants }
}

/** If a tool fails, the file is bad. */
async function refusing<Result>(work: Promise<Result>, problem: FileRefused['problem']): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof ProcessFailed ? new FileRefused(problem) : error
  }
}

/** Based on the shorter side, so that portrait video is as sharp as landscape. */
function qualitiesOf({ width, height }: { width: number; height: number }): Quality[] {
  const side = Math.floor(Math.min(width, height) / 2) * 2
  if (side < 2) throw new FileRefused('broken')
  const fitting = QUALITIES.filter((quality) => quality.side <= side)
  return fitting.length ? fitting : [{ ...QUALITIES[0]!, side }]
}

function videoOutput({ variant, side, quality, videoRate, audio }: Quality): Output {
  const scale = `scale='if(gt(iw,ih),-2,${side})':'if(gt(iw,ih),${side},-2)'`
  const args = [
    '-vf',
    scale,
    ...words('-map 0:V:0 -map 0:a:0? -fpsmax 30'),
    ...words('-c:v libx264 -preset veryfast -profile:v main -pix_fmt yuv420p -threads 2'),
    ...words(`-crf ${quality} -maxrate ${videoRate}k -bufsize ${videoRate * 2}k`),
    ...words('-force_key_frames expr:gte(t,n_forced*4)'),
    ...words(`-c:a aac -ar 44100 ${audio}`),
  ]
  return { variant, type: 'video/mp4', args }
}

const SOUND: Output = {
  variant: 'a32',
  type: 'audio/mp4',
  args: words('-map 0:a:0 -vn -c:a aac -b:a 32k -ac 1 -ar 24000'),
}

const pathOf = (folder: string, { variant }: Output) => join(folder, `${variant}.mp4`)

async function runEncoder(
  encoding: Encoding,
  { seconds, packets }: Probed,
  outputs: Output[],
  frame: string | null,
): Promise<void> {
  const { limits, source, folder, signal } = encoding
  const args = [...words('-v error -nostdin -y -filter_threads 1'), ...INPUT_LIMITS, '-threads', '2']
  args.push('-i', `file:${source}`)
  for (const output of outputs) {
    // One second over the limit, so that a video without a stated length is also detected as too long.
    args.push(...output.args, ...words(`-t ${MAX_VIDEO_SECONDS + 1} -map_metadata -1 -map_chapters -1 -sn -dn`))
    args.push(...words('-movflags +faststart -f mp4'), `file:${pathOf(folder, output)}`)
  }
  const still = `-map 0:V:0 -ss ${Math.min(seconds / 10, 10)} -frames:v 1 -c:v png -f image2 -update 1`
  if (frame) args.push(...words(still), `file:${frame}`)
  const realSeconds = Math.min(seconds || MAX_VIDEO_SECONDS, packets / PACKETS_A_SECOND)
  const time = Math.round(LEAST_SECONDS + realSeconds * SECONDS_FOR_A_SECOND)
  await runTool({ limits, tool: 'ffmpeg', args, seconds: time, signal })
}

async function readOutput(folder: string, output: Output): Promise<{ variant: Variant; seconds: number }> {
  const path = pathOf(folder, output)
  const file = await open(path, 'r')
  try {
    const { size: bytes } = await file.stat()
    const found = await readMp4(file, bytes)
    if (!found) throw new FileRefused('broken')
    const { variant, type } = output
    return { variant: { variant, type, path, extension: 'mp4', bytes, ...found.picture }, seconds: found.seconds }
  } finally {
    await file.close()
  }
}

async function poster(folder: string, frame: string): Promise<Variant> {
  const path = join(folder, 'poster.webp')
  const { width, height, size } = await sharp(frame)
    .resize({ width: POSTER_WIDTH, height: POSTER_WIDTH, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toFile(path)
  return { variant: 'poster', type: 'image/webp', path, extension: 'webp', bytes: size, width, height }
}
