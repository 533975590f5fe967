// Chooses who is heard: the loudest few people in a room, and who counts as speaking right now.
import { VOICES } from '#contract/live/room-limits.ts'

/** In -dBov. Anything louder than a quiet room is audible. */
const AUDIBLE = 60
const SPEAKING = 50
/** How long a voice keeps its place after a pause. */
const PLACE_MS = 800
const SPEAKING_MS = 600

type Voice<Speaker> = { speaker: Speaker; heardMs: number; spokeMs: number }

export class Voices<Speaker> {
  readonly #places = new Array<Voice<Speaker> | null>(VOICES).fill(null)

  get places(): (Speaker | null)[] {
    return this.#places.map((voice) => voice?.speaker ?? null)
  }

  /** Returns the place that the speaker was just given, or null. */
  receiveAudio(speaker: Speaker, loudness: number, nowMs: number): number | null {
    if (loudness > AUDIBLE) return null
    const present = this.#places.find((voice) => voice?.speaker === speaker)
    if (present) {
      present.heardMs = nowMs
      if (loudness <= SPEAKING) present.spokeMs = nowMs
      return null
    }
    const place = this.#freePlace(nowMs)
    if (place === null) return null
    this.#places[place] = { speaker, heardMs: nowMs, spokeMs: loudness <= SPEAKING ? nowMs : -Infinity }
    return place
  }

  speaking(nowMs: number): Speaker[] {
    return this.#places.flatMap((voice) => (voice && nowMs - voice.spokeMs < SPEAKING_MS ? [voice.speaker] : []))
  }

  remove(speaker: Speaker): void {
    const place = this.#places.findIndex((voice) => voice?.speaker === speaker)
    if (place >= 0) this.#places[place] = null
  }

  #freePlace(nowMs: number): number | null {
    const empty = this.#places.indexOf(null)
    if (empty >= 0) return empty
    let quietest = 0
    this.#places.forEach((voice, place) => {
      if (voice!.heardMs < this.#places[quietest]!.heardMs) quietest = place
    })
    return nowMs - this.#places[quietest]!.heardMs >= PLACE_MS ? quietest : null
  }
}
