import { useCallback, useState } from 'react'
import type { ProductKind } from '#contract/constants.ts'
import { useDebounced } from '../../forms/use-debounced.ts'
import { m } from '../../paraglide/messages.js'
import { productKinds } from '../../catalogue/parts/product-kinds.ts'
import { api } from '../../session/api.ts'
import { useCall } from '../../session/use-call.ts'
import { Field } from '../../ui/field.tsx'
import { FoundList } from '../../table/found-list.tsx'

/** `kind` is null for a stored choice, whose kind isn't known. */
export type ChosenProduct = { id: string; name: string; kind: ProductKind | null }

type ProductFieldProps = {
  product: ChosenProduct | null
  error: string | undefined
  onChange: (product: ChosenProduct | null) => void
}

/** Finds a course or book by name. */
export function ProductField({ product, error, onChange }: ProductFieldProps) {
  const [text, setText] = useState(product?.name ?? '')
  const q = useDebounced(text.trim())
  const isChosen = product !== null && product.name === text
  const { answer: found } = useCall(useCallback(() => find(q), [q]))
  return (
    <div>
      <Field
        label={m.coupon_product()}
        hint={m.coupon_product_hint()}
        error={error}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          onChange(null)
        }}
      />
      {!isChosen && found && (
        <FoundList
          found={found}
          show={({ id, name, kind }) => ({ key: id, name, note: productKinds[kind].label() })}
          onChoose={(choice) => {
            setText(choice.name)
            onChange(choice)
          }}
        />
      )}
    </div>
  )
}

async function find(q: string) {
  if (!q) return []
  const { courses, books } = await api('GET /search/suggestions', { query: { q } })
  return [
    ...courses.map(({ _id: id, title: name }) => ({ id, name, kind: 'course' as const })),
    ...books.map(({ _id: id, bookName: name }) => ({ id, name, kind: 'book' as const })),
  ]
}
