import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { QuestionDraft } from '#contract/calls/learning/quizzes.ts'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { explainFields } from '../../session/explain-field.ts'
import { useWork } from '../../session/use-work.ts'
import type { Format } from './import-formats.ts'

/** A text with questions, and what the server parsed from it. */
export function useImport() {
  const [text, setText] = useState('')
  const [format, setFormat] = useState<Format>('csv')
  const [found, setFound] = useState<QuestionDraft[] | null>(null)
  const [mistakes, setMistakes] = useState<string[]>([])
  const { isBusy: isReading, run } = useWork({
    handle(error) {
      setMistakes(mistakesIn(error))
      return true
    },
  })

  const change = (typed: string, next: Format) => {
    setText(typed)
    setFormat(next)
    setFound(null)
    setMistakes([])
  }

  const read = () => {
    setMistakes([])
    return run(async () => {
      const { questions } = await api('POST /quizImport', { body: { format, text } })
      setFound(questions)
    })
  }

  return { text, format, found, mistakes, isReading, change, read }
}

/** In line order. */
function mistakesIn(error: unknown): string[] {
  const lines = Object.entries(error instanceof ApiError ? explainFields(error) : {})
  if (!lines.length) return [explain(error)]
  const lineOf = (field: string) => Number(field.split('.')[1] ?? 0)
  return lines.toSorted(([one], [other]) => lineOf(one) - lineOf(other)).map(([, sentence]) => sentence)
}
