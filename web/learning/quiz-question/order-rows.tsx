import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'
import { inOrder } from './answers.ts'
import type { AnswerProps } from './question-view.tsx'
import { Illustrated } from './rich-text.tsx'
import { useRowDrag } from './use-row-drag.ts'

type OrderRowsProps = AnswerProps & { announce: ((text: string) => void) | undefined }

/** Steps to put in order. Arrow buttons are the main way, and dragging is an extra. */
export function OrderRows({ question: { choices }, answer, onAnswer, announce }: OrderRowsProps) {
  const rows = inOrder(choices ?? [], answer)
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<{ id: string; step: number } | null>(null)

  const move = (from: number, to: number) => {
    const { text, _id } = rows[from]!
    const others = rows.filter((row) => row._id !== _id)
    onAnswer(others.toSpliced(to, 0, rows[from]!).map((row) => row._id))
    announce?.(m.quiz_moved({ text, n: digits(to + 1), all: digits(rows.length) }))
  }
  const { lifted, handle } = useRowDrag(list, rows, move)

  // A moved row leaves the document for a moment and loses the focus. At the end of the list, its other arrow gets the
  // focus.
  useEffect(() => {
    if (!pressed.current) return
    const { id, step } = pressed.current
    pressed.current = null
    const buttons = [...list.current!.querySelectorAll<HTMLButtonElement>(`[data-row="${id}"] button`)]
    const [up, down] = buttons
    const wanted = step < 0 ? [up, down] : [down, up]
    wanted.find((button) => button && !button.disabled)?.focus()
  })

  return (
    <ol className="quiz-choices quiz-order" ref={list}>
      {rows.map((row, index) => {
        const { _id, text } = row
        const arrow = (step: number) => ({
          type: 'button' as const,
          className: 'icon-button icon-button-plain',
          disabled: !rows[index + step],
          onClick() {
            pressed.current = { id: _id, step }
            move(index, index + step)
          },
        })
        return (
          <li key={_id} data-row={_id} data-lifted={lifted === _id || undefined}>
            <span className="quiz-handle" {...handle(_id)}>
              <Icon name="grip" isFaint />
              <span className="quiz-mark middle">{digits(index + 1)}</span>
            </span>
            <span>
              <Illustrated {...row} />
            </span>
            <span className="quiz-arrows">
              <button {...arrow(-1)} aria-label={m.quiz_move_up({ text })}>
                <Icon name="arrow-up" />
              </button>
              <button {...arrow(1)} aria-label={m.quiz_move_down({ text })}>
                <Icon name="arrow-down" />
              </button>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
