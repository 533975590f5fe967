import { useCallback, useState } from 'react'
import { IMPORT_KINDS } from '#contract/office/import-kinds.ts'
import type { ListedImport } from '#contract/calls/office/imports.ts'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { count } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { ItemName, Moment } from '../../table/item-name.tsx'
import { TableList } from '../../table/table-list.tsx'
import { Cell, HeadCell, Row } from '../../table/table.tsx'
import { useList, type FetchPage } from '../../table/use-list.ts'
import { useQuery } from '../../ui/use-hydrated.ts'
import { ImportForm } from './import-form.tsx'
import { KIND_LABELS } from './import-words.ts'
import { UndoDialog } from './undo-dialog.tsx'
import type { Route } from './+types/import'
import '../../table/table.css'
import './import.css'

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.import_title(), isHidden: true })

/** Imports a file of one kind, and lists earlier imports. */
export default function Import() {
  const params = useQuery()
  const kind = IMPORT_KINDS.find((each) => each === params.get('kind')) ?? IMPORT_KINDS[0]
  const list = useList(useCallback<FetchPage<ListedImport>>((page) => api.page('GET /imports', { query: page }), []))
  const [toUndo, setToUndo] = useState<ListedImport | null>(null)
  return (
    <div className="wrap table-page import stack">
      <header className="page-head table-head cluster">
        <h1>{m.import_title()}</h1>
        <p className="table-note">{m.import_text()}</p>
      </header>
      <ul className="table-tabs marks wraps">
        {IMPORT_KINDS.map((each) => (
          <li key={each}>
            <PageLink to={`?kind=${each}`} aria-current={each === kind ? 'page' : undefined}>
              {KIND_LABELS[each]()}
            </PageLink>
          </li>
        ))}
      </ul>
      <ImportForm key={kind} kind={kind} onImported={list.reload} />
      <section>
        <h2>{m.import_list()}</h2>
        <TableList
          label={m.import_list()}
          list={list}
          columns={[
            { label: m.import_file() },
            { label: m.import_rows(), size: 'small', kind: 'number' },
            { label: m.import_at(), size: 'medium' },
            { label: m.import_undo(), size: 'medium' },
          ]}
          empty={{ title: m.import_none_title(), text: m.import_none_text() }}
        >
          {list.shown?.items.map((item) => (
            <ImportRow key={item._id} item={item} onUndo={() => setToUndo(item)} />
          ))}
        </TableList>
      </section>
      {toUndo && <UndoDialog item={toUndo} onClose={() => setToUndo(null)} onUndone={list.reload} />}
    </div>
  )
}

function ImportRow({ item, onUndo }: { item: ListedImport; onUndo: () => void }) {
  const { file, kind, rows, at, by, undoneAt, canUndo } = item
  return (
    <Row>
      <HeadCell>
        <ItemName name={file} note={[KIND_LABELS[kind](), by].filter(Boolean).join(' · ')} />
      </HeadCell>
      <Cell className="table-number">{count(rows)}</Cell>
      <Cell>
        <Moment at={at} />
      </Cell>
      <Cell>
        {canUndo ? (
          <button
            type="button"
            className="button button-small"
            aria-label={m.import_undo_of({ file })}
            onClick={onUndo}
          >
            {m.import_undo()}
          </button>
        ) : (
          <span className="badge">{undoneAt ? m.import_undone_state() : m.import_undo_over()}</span>
        )}
      </Cell>
    </Row>
  )
}
