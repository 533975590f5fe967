// Translates the server's English messages, such as 'Line 3: it ends before it starts.'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'

const WORDS: Record<string, () => string> = {
  'the file must start with WEBVTT.': m.curriculum_vtt_head,
  'add a time like 00:05.000 --> 00:08.000.': m.curriculum_vtt_no_time,
  'write the time like 00:05.000 --> 00:08.000.': m.curriculum_vtt_time,
  'it ends before it starts.': m.curriculum_vtt_backwards,
  'it starts before the one above.': m.curriculum_vtt_order,
  'there is no text.': m.curriculum_vtt_no_text,
  'there are no captions.': m.curriculum_vtt_empty,
}

export const captionMistakes = (sentences: string): string[] =>
  sentences.split('\n').map((sentence) => {
    const [, line = '', words = ''] = /^Line (\d+): (.*)$/.exec(sentence) ?? []
    const translated = WORDS[words]?.()
    return translated ? m.curriculum_vtt_line({ n: digits(Number(line)), mistake: translated }) : sentence
  })
