// Makes what the demo's tutor shows and says, in media/: two of the drawn clips as VP8 in two sizes and as Opus, each
// as packets that can be sent without decoding. Needs ffmpeg. Run by hand: node demo/live/make-media.ts
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CLIPS = fileURLToPath(new URL('../clips/media/', import.meta.url))
const MEDIA = fileURLToPath(new URL('./media/', import.meta.url))
const SHOWN = ['study-plan-en.mp4', 'practice-loop-en.mp4']
/** People who join see the board at the next key frame. */
const KEY_SECONDS = 3
const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags', '+bitexact']

const work = mkdtempSync(join(tmpdir(), 'porua-tutor-'))
const list = join(work, 'list.txt')
writeFileSync(list, SHOWN.map((name) => `file '${CLIPS}${name}'`).join('\n'))

const ffmpeg = (...args: string[]) =>
  execFileSync('ffmpeg', ['-y', '-v', 'error', '-f', 'concat', '-safe', '0', '-i', list, ...args])

function picture(name: string, size: string, rate: number, kilobits: number): void {
  const encoder = ['-c:v', 'libvpx', '-b:v', `${kilobits}k`, '-g', String(rate * KEY_SECONDS), '-cpu-used', '2']
  ffmpeg('-an', '-vf', `fps=${rate},scale=${size}`, ...encoder, ...EXACT, `${MEDIA}${name}.ivf`)
}

picture('large', '426:240', 6, 45)
picture('small', '160:90', 5, 20)
const voice = ['-c:a', 'libopus', '-b:a', '14k', '-ac', '1', '-application', 'voip', '-frame_duration', '60']
ffmpeg('-vn', ...voice, ...EXACT, `${MEDIA}sound.ogg`)
rmSync(work, { recursive: true })
