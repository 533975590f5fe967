import { useState, type SubmitEvent } from 'react'
import { MAX_SEARCH_TEXT } from '#contract/constants.ts'
import type { PageFound } from '#contract/calls/learning/reading.ts'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { explain } from '../../../session/explain.ts'
import { langOf } from '../../../ui/language.tsx'
import { digits } from '../../../ui/numbers.ts'

type FoundPages = { words: string; pages?: PageFound[]; problem?: string }

/** Searches in the book, if its pages have text. */
export function Find({ book, goTo }: { book: string; goTo: (page: number) => void }) {
  const [found, setFound] = useState<FoundPages | null>(null)

  const find = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('words')).trim()
    if (!words) return
    try {
      setFound({ words, pages: await api('GET /book/{id}/find/{text}', { params: { id: book, text: words } }) })
    } catch (error) {
      setFound({ words, problem: explain(error) })
    }
  }

  const { words = '', pages, problem } = found ?? {}
  const count = pages?.length ?? 0
  return (
    <>
      <form className="read-find beside" role="search" onSubmit={(event) => void find(event)}>
        <input
          type="search"
          name="words"
          aria-label={m.reader_find_in()}
          placeholder={m.reader_find_in()}
          maxLength={MAX_SEARCH_TEXT}
        />
        <button type="submit" className="button button-primary">
          {m.reader_find()}
        </button>
      </form>
      <p className="read-none" role="status">
        {problem ??
          (pages &&
            (count > 1
              ? m.reader_found({ n: digits(count) })
              : count === 1
                ? m.reader_found_one()
                : m.reader_find_nothing({ words })))}
      </p>
      <ol className="read-contents marks">
        {pages?.map(({ page, excerpt }) => (
          <li key={page}>
            <button className="stack" type="button" onClick={() => goTo(page)}>
              <span lang={langOf(excerpt)}>
                <Excerpt text={excerpt} words={words} />
              </span>
              <span aria-label={m.reader_found_on({ n: digits(page) })}>{digits(page)}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}

function Excerpt({ text, words }: { text: string; words: string }) {
  const at = text.toLowerCase().indexOf(words.toLowerCase())
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + words.length)}</mark>
      {text.slice(at + words.length)}
    </>
  )
}
