import { useEffect, useRef, useState, type ReactNode } from 'react'
import { scaleBand, scaleLinear, scalePoint } from 'd3-scale'
import { area, line } from 'd3-shape'

export type Point = {
  at: string
  value: number
  /** The label below the chart. */
  label: string
  /** A tooltip for the mouse. Everyone else has the table. */
  title: string
}

type ChartProps = {
  kind: 'bars' | 'line'
  points: Point[]
  /** Describes the chart in a sentence. */
  label: string
  /** Formats a value for display next to the chart. */
  written: (value: number) => string
}

const TOP = 10
const BOTTOM = 28
const SIDE = 56
const TICKS = 4
const LABEL_WIDTH = 68

/**
 * Bars, or a line. The last one is the current day, week or month. The chart is as large as the space allows, so that
 * its text keeps its size.
 */
export function Chart({ kind, points, label, written }: ChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(frame)
  const inner = Math.max(0, width - SIDE)
  const most = Math.max(1, ...points.map(({ value }) => value))
  const y = scaleLinear([0, most], [height - BOTTOM, TOP]).nice(TICKS)
  const ticks = y.ticks(TICKS).filter(Number.isInteger)
  const names = points.map(({ at }) => at)
  const every = Math.ceil((points.length * LABEL_WIDTH) / Math.max(1, inner))
  const draw = kind === 'bars' ? bars : drawnLine
  const { marks, middle } = draw(points, names, inner, y)
  return (
    <div ref={frame} className="chart">
      {width > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
          {ticks.map((tick) => (
            <g key={tick}>
              <path className="chart-line" d={`M0 ${y(tick)}H${inner}`} />
              <text className="numbers" x={inner + 8} y={y(tick) + 4}>
                {written(tick)}
              </text>
            </g>
          ))}
          {marks}
          {points.map(({ at, label: below }, index) =>
            // Counted from the end, so that the current one has a label.
            (points.length - 1 - index) % every === 0 ? (
              <text className="numbers" key={at} x={within(middle(at), inner)} y={height - 6} textAnchor="middle">
                {below}
              </text>
            ) : null,
          )}
        </svg>
      )}
    </div>
  )
}

/** Keeps a label inside the chart. */
const within = (x: number, inner: number) => Math.min(Math.max(x, 22), inner - 14)

type DrawnMarks = { marks: ReactNode; middle: (at: string) => number }
type Scale = (value: number) => number

function bars(points: Point[], names: string[], inner: number, y: Scale): DrawnMarks {
  const x = scaleBand(names, [0, inner]).padding(points.length > 40 ? 0.15 : 0.28)
  const radius = Math.min(3, x.bandwidth() / 2)
  const marks = points.map(({ at, value, title }, index) => (
    <rect
      key={at}
      className="chart-bar"
      data-now={index === points.length - 1 || undefined}
      x={x(at)}
      y={y(value)}
      width={x.bandwidth()}
      height={y(0) - y(value)}
      rx={radius}
    >
      <title>{title}</title>
    </rect>
  ))
  return { marks, middle: (at) => x(at)! + x.bandwidth() / 2 }
}

function drawnLine(points: Point[], names: string[], inner: number, y: Scale): DrawnMarks {
  const x = scalePoint(names, [0, inner - 8])
  const across = ({ at }: Point) => x(at)!
  const up = ({ value }: Point) => y(value)
  const last = points.at(-1)
  const marks = (
    <>
      <path className="chart-area" d={area(across, y(0), up)(points) ?? ''} />
      <path className="chart-curve" d={line(across, up)(points) ?? ''} />
      {last && <circle className="chart-now" cx={across(last)} cy={up(last)} r="6" />}
      {points.map((point) => (
        <circle key={point.at} className="chart-spot" cx={across(point)} cy={up(point)} r="9">
          <title>{point.title}</title>
        </circle>
      ))}
    </>
  )
  return { marks, middle: (at) => x(at)! }
}

function useSize(element: React.RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const node = element.current
    if (!node) return
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      setSize({ width: Math.round(width), height: Math.round(height) })
    })
    observer.observe(node)
    return () => observer.disconnect()
  }, [element])
  return size
}
