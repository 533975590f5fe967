import { useCallback } from 'react'
import type { Overview } from '#contract/calls/teaching/overview.ts'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { explain } from '../../../session/explain.ts'
import { useCall } from '../../../session/use-call.ts'
import { useQueryParam, useSetParams } from '../../../table/use-query-param.ts'
import { ProblemNote } from '../../../ui/notes.tsx'
import { day, dayAndMonth, moment } from '../../../ui/numbers.ts'
import { CompletionPanel } from './completion-panel.tsx'
import { ProductsPanel, SearchesPanel, StatesPanel } from './list-panels.tsx'
import { DEFAULT_RANGE, queryOf, RANGES, type RangeName } from './ranges.ts'
import { ActivePanel, LessonsPanel, RefundsPanel, SalesPanel } from './series-panels.tsx'
import { Totals } from './totals.tsx'
import './overview.css'

const NAMES = Object.keys(RANGES) as RangeName[]
const BONES = [1, 2, 3, 4, 5]

/** Figures and charts of the entire shop, or of a teacher's own courses. */
export default function OverviewFigures({ isOwn }: { isOwn: boolean }) {
  const asked = useQueryParam('range')
  const setParams = useSetParams()
  const range = NAMES.find((name) => name === asked) ?? DEFAULT_RANGE
  const load = useCallback(
    () => api(isOwn ? 'GET /teach/overview' : 'GET /overview', { query: queryOf(range) }),
    [isOwn, range],
  )
  const { answer, problem, reload, isLoading } = useCall(load)
  const choose = (name: RangeName) => setParams({ range: name === DEFAULT_RANGE ? '' : name }, { replace: true })
  return (
    <section className="overview stack" aria-labelledby="overview-figures" aria-busy={isLoading}>
      <header className="overview-head ends">
        <div>
          <h2 id="overview-figures">{m.overview_sold_and_learned()}</h2>
          {answer && <Dates overview={answer} />}
        </div>
        <fieldset className="overview-ranges wraps">
          <legend className="sr-only">{m.overview_period()}</legend>
          {NAMES.map((name) => (
            <button
              className="muted"
              key={name}
              type="button"
              aria-pressed={name === range}
              onClick={() => choose(name)}
            >
              {RANGES[name].label()}
            </button>
          ))}
        </fieldset>
      </header>
      {problem !== null && <ProblemNote text={m.overview_failed({ reason: explain(problem) })} tryAgain={reload} />}
      {!answer && problem === null && <Skeleton />}
      {answer && problem === null && <Panels overview={answer} isOwn={isOwn} />}
    </section>
  )
}

function Dates({ overview: { from, to, asOf } }: { overview: Overview }) {
  return (
    <p>
      {m.overview_from_to({ from: dayAndMonth(from), to: day(to) })}
      {' · '}
      <span role="status">{asOf ? m.overview_as_of({ time: moment(asOf) }) : m.overview_not_yet()}</span>
    </p>
  )
}

function Panels({ overview, isOwn }: { overview: Overview; isOwn: boolean }) {
  return (
    <>
      <Totals overview={overview} />
      <div className="overview-grid grid">
        <SalesPanel overview={overview} />
        <ProductsPanel overview={overview} />
        <ActivePanel overview={overview} isOwn={isOwn} />
        <CompletionPanel courses={overview.courses} />
        <LessonsPanel overview={overview} />
        <StatesPanel overview={overview} />
        <RefundsPanel overview={overview} />
        {!isOwn && <SearchesPanel overview={overview} />}
      </div>
    </>
  )
}

function Skeleton() {
  return (
    <>
      <p className="sr-only" role="status">
        {m.overview_loading()}
      </p>
      <div className="panel overview-totals" aria-hidden="true">
        {BONES.map((bone) => (
          <div key={bone}>
            <span className="bone" />
          </div>
        ))}
      </div>
    </>
  )
}
