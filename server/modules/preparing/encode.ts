// Encodes a film or recording for slow connections: progressive MP4 with a keyframe every four seconds, and the sound
// alone. Never larger than the source.
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { MAX_FILM_SECONDS, type FileKind } from '#contract/constants.ts'
import { FileRefused } from './file-refused.ts'
import type { Prepared, Variant } from './prepared.ts'
import { INPUT_LIMITS, probe, type Probed } from './probe.ts'
import { runTool, ToolFailed, type Limits } from './run-tool.ts'

const QUALITIES = [
  { variant: 'v240', side: 240, quality: 28, videoRate: 250, audio: ['-b:a', '48k', '-ac', '1'] },
  { variant: 'v360', side: 360, quality: 27, videoRate: 500, audio: ['-b:a', '64k', '-ac', '2'] },
  { variant: 'v720', side: 720, quality: 25, videoRate: 1500, audio: ['-b:a', '96k', '-ac', '2'] },
]
type Quality = (typeof QUALITIES)[number]

/** Processor time: a slow machine needs a few seconds for a second of film. */
const SECONDS_FOR_A_SECOND = 20
const LEAST_SECONDS = 120
const POSTER_WIDTH = 640
const COMMON = ['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn', '-movflags', '+faststart', '-f', 'mp4']

export type Encoding = { limits: Limits; kind: FileKind; source: string; folder: string; signal: AbortSignal }

export async function encode(encoding: Encoding): Promise<Prepared> {
  const { limits, kind, source, signal } = encoding
  const found = await refusing(probe(limits, source, signal), kind === 'audio' ? 'not_audio' : 'not_a_film')
  if (kind === 'video' && !found.picture) throw new FileRefused('not_a_film')
  if (kind === 'audio' && (found.picture || !found.hasSound)) throw new FileRefused('not_audio')
  if (found.seconds > MAX_FILM_SECONDS) throw new FileRefused('too_long')

  const films = found.picture ? qualitiesOf(found.picture) : []
  const variants: Variant[] = []
  let seconds = 0
  const add = async (variant: string, type: string, args: string[]) => {
    const path = join(encoding.folder, `${variant}.mp4`)
    await refusing(ffmpeg(encoding, found, [...args, ...COMMON, `file:${path}`]), 'broken')
    const made = await refusing(probe(limits, path, signal), 'broken')
    seconds = Math.max(seconds, made.seconds)
    variants.push({ variant, type, path, extension: 'mp4', bytes: (await stat(path)).size, ...made.picture })
  }
  for (const quality of films) await add(quality.variant, 'video/mp4', filmArgs(quality))
  if (found.hasSound) await add('a32', 'audio/mp4', soundArgs)
  if (seconds > MAX_FILM_SECONDS) throw new FileRefused('too_long')
  // ffmpeg is content with half a file; whoever paid for the lesson would not be.
  if (seconds < found.seconds * 0.95 - 2 || seconds === 0) throw new FileRefused('broken')
  if (films.length) variants.push(await poster(encoding, found, seconds))
  return { seconds: Math.max(1, Math.round(seconds)), variants }
}

/** A tool that gives up has seen a bad file. */
async function refusing<Result>(work: Promise<Result>, problem: FileRefused['problem']): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof ToolFailed ? new FileRefused(problem) : error
  }
}

/** The shorter side counts, so that a film held upright is as sharp as one held sideways. */
function qualitiesOf({ width, height }: { width: number; height: number }): Quality[] {
  const side = Math.floor(Math.min(width, height) / 2) * 2
  if (side < 2) throw new FileRefused('broken')
  const fitting = QUALITIES.filter((quality) => quality.side <= side)
  return fitting.length ? fitting : [{ ...QUALITIES[0]!, side }]
}

function filmArgs({ side, quality, videoRate, audio }: Quality): string[] {
  const scale = `scale='if(gt(iw,ih),-2,${side})':'if(gt(iw,ih),${side},-2)'`
  return [
    ...['-map', '0:V:0', '-map', '0:a:0?', '-vf', scale, '-fpsmax', '30'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-threads', '2'],
    ...['-crf', String(quality), '-maxrate', `${videoRate}k`, '-bufsize', `${videoRate * 2}k`],
    ...['-force_key_frames', 'expr:gte(t,n_forced*4)'],
    ...['-c:a', 'aac', '-ar', '44100', ...audio],
  ]
}

const soundArgs = ['-map', '0:a:0', '-vn', '-c:a', 'aac', '-b:a', '32k', '-ac', '1', '-ar', '24000']

function ffmpeg(
  { limits, source, signal }: Encoding,
  { seconds }: Probed,
  output: string[],
  from = 0,
): Promise<string> {
  const input = [...INPUT_LIMITS, '-threads', '2', ...(from ? ['-ss', String(from)] : []), '-i', `file:${source}`]
  const args = ['-v', 'error', '-nostdin', '-y', '-filter_threads', '1', ...input]
  // One second more than allowed, so that a film that does not say its length is still found too long.
  const longest = ['-t', String(MAX_FILM_SECONDS + 1)]
  const time = Math.round(LEAST_SECONDS + (seconds || MAX_FILM_SECONDS) * SECONDS_FOR_A_SECOND)
  return runTool({ limits, tool: 'ffmpeg', args: [...args, ...longest, ...output], seconds: time, signal })
}

async function poster(encoding: Encoding, found: Probed, seconds: number): Promise<Variant> {
  const [frame, path] = [join(encoding.folder, 'frame.png'), join(encoding.folder, 'poster.webp')]
  const still = ['-map', '0:V:0', '-frames:v', '1', '-c:v', 'png', '-f', 'image2', '-update', '1', `file:${frame}`]
  await refusing(ffmpeg(encoding, found, still, Math.min(seconds / 10, 10)), 'broken')
  const { width, height, size } = await sharp(frame)
    .resize({ width: POSTER_WIDTH, height: POSTER_WIDTH, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toFile(path)
  return { variant: 'poster', type: 'image/webp', path, extension: 'webp', bytes: size, width, height }
}
