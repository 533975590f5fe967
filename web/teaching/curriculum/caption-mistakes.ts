// Translates the server's English messages, such as 'Line 3: it ends before it begins.'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'

const WORDS: Record<string, () => string> = {
  'the file must begin with WEBVTT.': m.curriculum_vtt_head,
  'a time such as 00:05.000 --> 00:08.000 is missing.': m.curriculum_vtt_no_time,
  'the time must look like 00:05.000 --> 00:08.000.': m.curriculum_vtt_time,
  'it ends before it begins.': m.curriculum_vtt_backwards,
  'it begins before the one above.': m.curriculum_vtt_order,
  'there is no text.': m.curriculum_vtt_no_text,
  'there are no captions.': m.curriculum_vtt_empty,
}

export const captionMistakes = (sentences: string): string[] =>
  sentences.split('\n').map((sentence) => {
    const [, line = '', words = ''] = /^Line (\d+): (.*)$/.exec(sentence) ?? []
    const translated = WORDS[words]?.()
    return translated ? m.curriculum_vtt_line({ n: digits(Number(line)), mistake: translated }) : sentence
  })
