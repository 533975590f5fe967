import { useState } from 'react'
import { IMPORT_COLUMNS, IMPORT_SAMPLES } from '#contract/office/import-columns.ts'
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS, type ImportKind } from '#contract/office/import-kinds.ts'
import type { ImportAnswer } from '#contract/calls/office/imports.ts'
import { ApiError } from '#contract/client.ts'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { useWork } from '../../session/use-work.ts'
import { saveCsv } from '../../ui/csv.ts'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { count } from '../../ui/numbers.ts'
import { toast } from '../../ui/toast.tsx'
import { FileButton } from '../../files/uploads/file-button.tsx'
import { useFileDrop } from '../../files/uploads/use-file-drop.ts'
import { Cell, HeadCell, Row, Table } from '../../table/table.tsx'
import { ImportResult } from './import-result.tsx'
import { sendCsv } from './send-csv.ts'
import '../../styles/file-state.css'

type ImportFormProps = { kind: ImportKind; onImported: () => void }
/** A file after its dry run. The key keeps pressing Import twice from importing twice. */
type CheckedFile = { file: File; key: string; answer: ImportAnswer }

/** Chooses a file, shows what it would create or what is wrong with it, and imports it. */
export function ImportForm({ kind, onImported }: ImportFormProps) {
  const [checked, setChecked] = useState<CheckedFile | null>(null)
  const [isTooLarge, setIsTooLarge] = useState(false)
  const { isBusy, problem: failed, run } = useWork({ reason: explainImport, isBeside: true })
  const problem = isTooLarge ? m.import_too_large() : failed
  const [isInviting, setIsInviting] = useState(true)

  const check = (file: File) => {
    setChecked(null)
    setIsTooLarge(file.size > MAX_IMPORT_BYTES)
    if (file.size > MAX_IMPORT_BYTES) return
    void run(async () => setChecked({ file, key: crypto.randomUUID(), answer: await sendCsv({ kind, file }) }))
  }
  const store = ({ file, key }: CheckedFile) =>
    run(async () => {
      const answer = await sendCsv({ kind, file, key, isInviting })
      // Some of these rows may exist by now. The list then says which.
      if (answer.import === null) return setChecked({ file, key, answer })
      setChecked(null)
      toast(answer.rows === 1 ? m.import_done_one() : m.import_done({ n: count(answer.rows) }))
      onImported()
    })

  const drop = useFileDrop(([file]) => file && !isBusy && check(file))

  return (
    <>
      <section className="panel import-choose stack">
        <p>{kind === 'people' ? m.import_about_people() : m.import_about_content()}</p>
        <div className="import-drop cluster" {...drop}>
          <FileButton
            label={m.import_choose()}
            icon="upload"
            accept=".csv,text/csv"
            isDisabled={isBusy}
            onFiles={([file]) => file && check(file)}
          />
          <p>{m.import_drop({ rows: count(MAX_IMPORT_ROWS) })}</p>
        </div>
        <p role="status" className="import-busy">
          {isBusy && (
            <>
              <span className="spinner" aria-hidden="true" /> {m.import_busy()}
            </>
          )}
        </p>
        {problem && (
          <div role="alert">
            <FieldError text={problem} />
          </div>
        )}
      </section>
      {!checked && <Columns kind={kind} />}
      {checked && <ImportResult answer={checked.answer} file={checked.file.name} />}
      {checked?.answer.mistakeCount === 0 && (
        <div className="import-store stack">
          {kind === 'people' && (
            <label className="import-invite row">
              <input type="checkbox" checked={isInviting} onChange={({ target }) => setIsInviting(target.checked)} />
              {m.import_invite()}
            </label>
          )}
          <button type="button" className="button button-primary" disabled={isBusy} onClick={() => void store(checked)}>
            {checked.answer.rows === 1 ? m.import_store_one() : m.import_store({ n: count(checked.answer.rows) })}
          </button>
        </div>
      )}
    </>
  )
}

/** The columns that a file must have, each with an example, and below them those that it may have. */
function Columns({ kind }: { kind: ImportKind }) {
  const { required, optional } = IMPORT_COLUMNS[kind]
  const sample = () => {
    const rows = IMPORT_SAMPLES[kind]
    const columns = Object.keys(rows[0]!)
    saveCsv(`porua-${kind}.csv`, [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))])
  }
  return (
    <section className="import-columns stack">
      <header className="ends">
        <h2>{m.import_columns()}</h2>
        <button type="button" className="button button-small" onClick={sample}>
          <Icon name="download" />
          {m.import_sample()}
        </button>
      </header>
      <ColumnTable label={m.import_required()} kind={kind} columns={required} />
      {optional.length > 0 && (
        <details>
          <summary>{m.import_optional()}</summary>
          <ColumnTable label={m.import_optional()} kind={kind} columns={optional} />
        </details>
      )}
    </section>
  )
}

function ColumnTable({ label, kind, columns }: { label: string; kind: ImportKind; columns: string[] }) {
  const example = IMPORT_SAMPLES[kind][0]!
  return (
    <Table label={label} columns={[{ label, size: 'large' }, { label: m.import_example() }]}>
      {columns.map((column) => (
        <Row key={column}>
          <HeadCell>
            <span lang="en">{column}</span>
          </HeadCell>
          <Cell>{example[column] && <span lang="en">{example[column]}</span>}</Cell>
        </Row>
      ))}
    </Table>
  )
}

function explainImport(error: unknown): string {
  const code = error instanceof ApiError ? error.code : null
  if (code === 'accounts_elsewhere') return m.import_accounts_elsewhere()
  if (code === 'changed_meanwhile') return m.import_changed_meanwhile()
  if (code === 'too_large') return m.import_too_large()
  return explain(error)
}
