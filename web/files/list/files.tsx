import { useCallback, useRef, useState } from 'react'
import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { FILE_KINDS, FILE_STATES, type FileState } from '#contract/files/file-states.ts'
import { DeleteDialog } from '../../layout/delete-dialog.tsx'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits, moment } from '../../ui/numbers.ts'
import { amountsOf, percent } from '../file-amounts.ts'
import { usesInWords } from '../counts.ts'
import { KIND_LABELS } from '../uploads/file-kinds.ts'
import { problemWords } from '../state-words.ts'
import { ItemName } from '../../table/item-name.tsx'
import { RowDetails } from '../../table/row-details.tsx'
import { TablePage } from '../../table/table-page.tsx'
import { Cell, HeadCell, Row } from '../../table/table.tsx'
import { useList, type FetchPage } from '../../table/use-list.ts'
import { useView } from '../../table/use-view.ts'
import type { Route } from './+types/files'

type ListedFile = Answer<Calls['GET /files']>[number]

export const handle = { guard: 'admin', asks: ['GET /files?limit=50&q='] } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.files_title(), isHidden: true })

const CHOICES = { state: FILE_STATES, kind: FILE_KINDS }

const FILE_LABELS: Record<FileState, () => string> = {
  arriving: m.files_arriving,
  waiting: m.curriculum_waiting,
  working: m.files_working,
  ready: m.curriculum_ready,
  failed: m.curriculum_failed,
}

export default function Files() {
  const { query, isFiltered } = useView(CHOICES)
  const list = useList(
    useCallback<FetchPage<ListedFile>>((page) => api.page('GET /files', { query: { ...page, ...query } }), [query]),
  )
  const [removed, setRemoved] = useState<ListedFile | null>(null)
  const title = useRef<HTMLHeadingElement>(null)

  const onDeleted = ({ _id }: ListedFile) => {
    setRemoved(null)
    list.change((files) => files.filter((file) => file._id !== _id))
    // The focused button disappears along with its row.
    title.current?.focus()
  }

  return (
    <>
      <TablePage
        title={m.files_title()}
        titleRef={title}
        list={list}
        tools={{
          search: m.files_search(),
          filters: [
            { name: 'state', label: m.files_state(), all: m.tables_all_states(), choices: FILE_LABELS },
            { name: 'kind', label: m.bin_kind(), all: m.bin_all(), choices: KIND_LABELS },
          ],
          days: m.files_sent(),
        }}
        isFiltered={isFiltered}
        columns={[
          { label: m.files_name() },
          { label: m.files_size(), size: 'medium', kind: 'number' },
          { label: m.files_state(), size: 'medium' },
          { label: m.files_delete(), size: 'tiny', kind: 'buttons' },
        ]}
        empty={{ title: m.files_empty_title(), text: m.files_empty_text() }}
      >
        {list.shown?.items.map((file) => (
          <FileRow key={file._id} file={file} onDelete={() => setRemoved(file)} />
        ))}
      </TablePage>
      <DeleteDialog
        open={removed !== null}
        name={removed?.name ?? ''}
        remove={async () => removed && api('DELETE /file/{id}', { params: { id: removed._id } })}
        onClose={() => setRemoved(null)}
        onDeleted={() => removed && onDeleted(removed)}
      />
    </>
  )
}

function FileRow({ file, onDelete }: { file: ListedFile; onDelete: () => void }) {
  const { name, kind, uses, at } = file
  return (
    <Row>
      <HeadCell>
        <ItemName name={name} note={`${KIND_LABELS[kind]()} · ${m.files_at({ at: moment(at) })}`} />
        {uses.length > 0 && (
          <RowDetails label={usesInWords(uses.length)}>
            <ul>
              {uses.map((use) => (
                <li key={use} lang={langOf(use)}>
                  {use}
                </li>
              ))}
            </ul>
          </RowDetails>
        )}
      </HeadCell>
      <Cell className="table-number">{amountsOf(file)}</Cell>
      <Cell>
        <StateOf file={file} />
      </Cell>
      <Cell>
        {uses.length ? (
          <small>{m.files_in_use()}</small>
        ) : (
          <button
            type="button"
            className="icon-button icon-button-danger"
            aria-label={m.files_delete_of({ name })}
            onClick={onDelete}
          >
            <Icon name="bin" />
          </button>
        )}
      </Cell>
    </Row>
  )
}

function StateOf({ file: { kind, state, problem, arrived, bytes } }: { file: ListedFile }) {
  if (state === 'failed')
    return <ItemName name={m.curriculum_failed()} note={problem ? problemWords(problem) : undefined} />
  const words = {
    arriving: () => m.files_arrived({ n: digits(percent(arrived, bytes)) }),
    waiting: m.curriculum_waiting,
    working: kind === 'pdf' ? m.curriculum_drawing : m.curriculum_encoding,
    ready: m.curriculum_ready,
  }
  return <span className={state === 'ready' ? 'badge badge-good' : 'badge badge-open'}>{words[state]()}</span>
}
