import { useId, type ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Sentence } from '../../../ui/language.tsx'
import { CsvButton, FiguresTable, type Figures } from './figures-table.tsx'

type PanelProps<Row> = Figures<Row> & {
  /** The name of the CSV file. */
  name: string
  /** Describes what it shows. */
  sentence: string
  /** The chart. Without one, the table is always open. */
  children?: ReactNode
  /** Content between the heading and the sentence. */
  tools?: ReactNode
}

/** A chart with its sentence, its table and its CSV. */
export function Panel<Row>({ name, sentence, children, tools, ...figures }: PanelProps<Row>) {
  const id = useId()
  const { title, rows } = figures
  return (
    <section className="panel overview-panel column" aria-labelledby={id}>
      <header className="spread">
        <h3 id={id}>{title}</h3>
        {rows.length > 0 && <CsvButton {...figures} name={name} />}
      </header>
      {tools}
      <p>
        <Sentence text={sentence} />
      </p>
      {children && rows.length > 0 && (
        <>
          {children}
          <details>
            <summary className="label">{m.overview_table()}</summary>
            <FiguresTable {...figures} />
          </details>
        </>
      )}
      {!children && rows.length > 0 && <FiguresTable {...figures} />}
    </section>
  )
}
