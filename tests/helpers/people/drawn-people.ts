// People who can be told apart in a browser: each is a colour and a tone, and so is a shared screen.

const NAMES = ['tutor', 'mitu', 'rafi', 'joy', 'fox', 'screen']
const HUE_STEP = 360 / NAMES.length
const LOWEST_TONE_HZ = 500
const TONE_RATIO = 1.3
/** Bright and dark, loud and quiet in turn, so that a frozen picture or a constant hum is noticed. */
const BEAT_MS = 250
const LOOK_MS = 1500
const SAMPLE_MS = 100
const MIN_SWING = 12
const AUDIBLE_DB = -70

export type Drawn = { media: MediaStream; screen: MediaStreamTrack }
/** `hears` is undefined where voices can't be told apart. */
export type Look = { sees: Record<string, string>; hears: string[] | undefined }

const hueOf = (name: string) => NAMES.indexOf(name) * HUE_STEP
export const toneOf = (name: string) => LOWEST_TONE_HZ * TONE_RATIO ** NAMES.indexOf(name)

let context: AudioContext | undefined
const audio = () => (context ??= new AudioContext())

/** Firefox needs a loudspeaker for this; without one it sends its fake microphone, and cannot tell voices apart. */
const hasAudio = () => audio().state === 'running'

/** With `isGrainy`, the picture uses its full bit rate. */
export async function drawPerson(name: string, isGrainy: boolean): Promise<Drawn> {
  for (let tries = 0; tries < 20 && !hasAudio(); tries++) await pause()
  const sound = hasAudio() ? speak(name) : await navigator.mediaDevices.getUserMedia({ audio: true })
  const [camera] = draw(name, 320, 180, isGrainy).getVideoTracks()
  return {
    media: new MediaStream([camera!, ...sound.getAudioTracks()]),
    screen: draw('screen', 640, 360, isGrainy).getVideoTracks()[0]!,
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, SAMPLE_MS))

function speak(name: string): MediaStream {
  const sound = audio().createMediaStreamDestination()
  const tone = new OscillatorNode(audio(), { frequency: toneOf(name) })
  const volume = new GainNode(audio(), { gain: 0.5 })
  tone.connect(volume).connect(sound)
  tone.start()
  let beats = 0
  setInterval(() => (volume.gain.value = beats++ % 2 ? 0.02 : 0.5), BEAT_MS)
  return sound.stream
}

function draw(name: string, width: number, height: number, isGrainy: boolean): MediaStream {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')!
  const grain = new ImageData(width, height / 3)
  let beats = 0
  const paint = () => {
    pen.fillStyle = `hsl(${hueOf(name)} 90% ${beats++ % 4 < 2 ? 35 : 60}%)`
    pen.fillRect(0, 0, width, height)
    if (!isGrainy) return
    // Every fourth byte is a pixel's opacity.
    grain.data.forEach((_, index, bytes) => (bytes[index] = index % 4 < 3 ? Math.random() * 255 : 255))
    pen.putImageData(grain, 0, 0)
  }
  paint()
  setInterval(paint, BEAT_MS / 2)
  return canvas.captureStream(10)
}

/** Tells who is seen and heard in which slot. */
export class Watcher {
  readonly #pictures = new Map<string, HTMLVideoElement>()
  #voices: AnalyserNode[] = []
  readonly #canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })

  clear(): void {
    this.#pictures.clear()
    for (const voice of this.#voices) voice.disconnect()
    this.#voices = []
  }

  add(slot: string, element: HTMLMediaElement): void {
    if (element instanceof HTMLVideoElement) return void this.#pictures.set(slot, element)
    if (!hasAudio()) return
    const analyser = new AnalyserNode(audio(), { fftSize: 4096, smoothingTimeConstant: 0 })
    audio()
      .createMediaStreamSource(element.srcObject as MediaStream)
      .connect(analyser)
    this.#voices.push(analyser)
  }

  /** Who moves and who speaks during a check. */
  async look(): Promise<Look> {
    const colours = new Map<string, { hue: number; light: number }[]>()
    const hears = new Set<string>()
    for (let ms = 0; ms < LOOK_MS; ms += SAMPLE_MS) {
      for (const [slot, picture] of this.#pictures) {
        const colour = this.#colourOf(picture)
        if (colour) colours.set(slot, [...(colours.get(slot) ?? []), colour])
      }
      for (const voice of this.#voices) {
        const name = loudestOf(voice)
        if (name) hears.add(name)
      }
      await pause()
    }
    const sees = [...colours].flatMap(([slot, samples]) => {
      const light = samples.map((sample) => sample.light)
      const last = samples.at(-1)!
      return Math.max(...light) - Math.min(...light) > MIN_SWING ? [[slot, nameOf(last.hue)] as const] : []
    })
    return { sees: Object.fromEntries(sees), hears: hasAudio() ? [...hears].sort() : undefined }
  }

  #colourOf(picture: HTMLVideoElement): { hue: number; light: number } | null {
    if (!picture.videoWidth) return null
    const pen = this.#canvas.getContext('2d', { willReadFrequently: true })!
    pen.drawImage(picture, 0, 0, 1, 1)
    const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data as unknown as [number, number, number]
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
    const spread = most - least
    if (!spread) return null
    const sector =
      most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
    return { hue: (sector * 60 + 360) % 360, light: (most + least) / 2 }
  }
}

const nameOf = (hue: number): string => NAMES[Math.round(hue / HUE_STEP) % NAMES.length]!

function loudestOf(voice: AnalyserNode): string | null {
  const levels = new Float32Array(voice.frequencyBinCount)
  voice.getFloatFrequencyData(levels)
  const level = (name: string) => levels[Math.round((toneOf(name) * voice.fftSize) / audio().sampleRate)]!
  const loudest = NAMES.reduce((a, b) => (level(a) >= level(b) ? a : b))
  return level(loudest) > AUDIBLE_DB ? loudest : null
}
