import type { ImportAnswer } from '#contract/calls/office/imports.ts'
import { m } from '../../paraglide/messages.js'
import { count, digits } from '../../ui/numbers.ts'
import { langOf } from '../../ui/language.tsx'
import { Cell, HeadCell, Row, Table } from '../../table/table.tsx'
import { explainMistake } from './import-words.ts'

/** Shown after the dry run: the first rows, or every wrong line. */
export function ImportResult({ answer, file }: { answer: ImportAnswer; file: string }) {
  const { rows, first, mistakes, mistakeCount } = answer
  if (mistakeCount === 0) {
    return (
      <section aria-labelledby="import-result">
        <div role="status">
          <h2 id="import-result">
            {rows === 1 ? m.import_ready_one({ file }) : m.import_ready({ n: count(rows), file })}
          </h2>
        </div>
        <Table
          label={m.import_preview()}
          columns={[{ label: m.import_name() }, { label: m.import_line(), size: 'small', kind: 'number' }]}
        >
          {first.map(({ line, name, note }) => (
            <Row key={line}>
              <HeadCell>
                <div className="table-named">
                  <b lang={langOf(name)}>{name}</b>
                  <small lang={langOf(note)}>{note}</small>
                </div>
              </HeadCell>
              <Cell className="table-number">{digits(line)}</Cell>
            </Row>
          ))}
        </Table>
        {rows > first.length && <p className="import-more">{m.import_more({ n: count(rows - first.length) })}</p>}
      </section>
    )
  }
  return (
    <section aria-labelledby="import-result">
      <div role="alert">
        <h2 id="import-result">{m.import_wrong({ n: count(mistakeCount), file })}</h2>
        <p className="import-more">{m.import_nothing_stored()}</p>
      </div>
      <Table
        label={m.import_mistakes()}
        columns={[
          { label: m.import_line(), size: 'small' },
          { label: m.import_mistake() },
          { label: m.import_column(), size: 'large' },
        ]}
      >
        {mistakes.map((mistake) => (
          <Row key={`${mistake.line} ${mistake.column} ${mistake.code}`}>
            <HeadCell>{m.import_line_number({ n: digits(mistake.line) })}</HeadCell>
            <Cell>{explainMistake(mistake)}</Cell>
            <Cell>
              <code lang="en">{mistake.column || '–'}</code>
            </Cell>
          </Row>
        ))}
      </Table>
      {mistakeCount > mistakes.length && (
        <p className="import-more">{m.import_more({ n: count(mistakeCount - mistakes.length) })}</p>
      )}
    </section>
  )
}
