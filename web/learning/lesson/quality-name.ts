import { m } from '../../paraglide/messages.js'

export const qualityName = (label: string) =>
  label === 'original' ? m.learn_original() : label === 'audio' ? m.learn_audio_only() : label
