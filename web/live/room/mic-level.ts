import { useEffect, useState } from 'react'

/** The number of bars that show the level. */
export const LEVELS = 8
/** Ten times a second is smooth enough for bars. */
const EVERY_MS = 100

/** The microphone's loudness, from 0 to LEVELS. */
export function useMicLevel(mic: MediaStreamTrack | null): number {
  const [level, setLevel] = useState(0)

  useEffect(() => {
    if (!mic) return
    const context = new AudioContext()
    const analyser = new AnalyserNode(context, { fftSize: 512 })
    context.createMediaStreamSource(new MediaStream([mic])).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      // From silence at -60 dB to a raised voice at -12 dB.
      const decibels = 10 * Math.log10(power + 1e-9)
      setLevel(Math.min(LEVELS, Math.max(0, Math.round(((decibels + 60) / 48) * LEVELS))))
    }, EVERY_MS)
    return () => {
      clearInterval(timer)
      void context.close()
    }
  }, [mic])

  return mic ? level : 0
}

/** Plays two short notes, so that people can hear whether the speaker is on. */
export function playShortSound(): void {
  const context = new AudioContext()
  const end = [523.25, 659.25].reduce((at, frequency) => {
    const note = new OscillatorNode(context, { frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setTargetAtTime(0.2, at, 0.02)
    volume.gain.setTargetAtTime(0, at + 0.2, 0.05)
    note.connect(volume).connect(context.destination)
    note.start(at)
    note.stop(at + 0.5)
    return at + 0.3
  }, context.currentTime)
  setTimeout(() => void context.close(), (end + 1) * 1000)
}
