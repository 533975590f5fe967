import { useEffect, useEffectEvent, useState, type MouseEvent } from 'react'
import type { HandInFile, Mark } from '#contract/calls/learning/tasks.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'
import { useFileUrl } from '../task/use-file-url.ts'
import type { View } from './use-view.ts'
import '../pin.css'

type PhotoStageProps = {
  handIn: string
  photo: HandInFile
  number: number
  view: View
  marks: Mark[]
  setMark: (x: number, y: number) => void
  removeMark: (number: number) => void
}

/** The photo fits the stage. The wheel or two fingers zoom in, and a click sets a mark. */
export function PhotoStage({ handIn, photo, number, view, marks, setMark, removeMark }: PhotoStageProps) {
  const { url, hasFailed } = useFileUrl(handIn, photo._id, true)
  const { setStage, turn, zoom } = view
  const stage = useSize(view)
  useGestures(view)
  const width = photo.width ?? 3
  const height = photo.height ?? 4
  const isLying = turn % 2 === 1
  const [across, down] = isLying ? [height, width] : [width, height]
  const scale = Math.min(stage.width / across, stage.height / down) * zoom
  const size = { width: width * scale, height: height * scale }

  const onClick = ({ nativeEvent, currentTarget }: MouseEvent<HTMLImageElement>) => {
    // Both are measured along the photo's own axes, however it is rotated.
    const x = nativeEvent.offsetX / currentTarget.offsetWidth
    const y = nativeEvent.offsetY / currentTarget.offsetHeight
    setMark(Math.min(1, Math.max(0, x)), Math.min(1, Math.max(0, y)))
  }

  return (
    <div className="grading-stage" ref={setStage}>
      {hasFailed && (
        <p className="grading-failed">
          <Icon name="alert" />
          {m.task_cannot_open()}
        </p>
      )}
      <div className="grading-box" style={{ width: across * scale, height: down * scale }}>
        <div className="grading-photo" style={{ ...size, transform: `translate(-50%, -50%) rotate(${turn * 90}deg)` }}>
          {url && (
            // Keyboard users can write comments without marks, because a mark needs a position, which only a pointer
            // has.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events,
            // jsx-a11y/no-noninteractive-element-interactions
            <img src={url} alt={m.task_photo_number({ n: digits(number) })} onClick={onClick} draggable={false} />
          )}
          {marks.map((mark) => (
            <button
              key={mark.number}
              type="button"
              className="task-pin"
              aria-label={m.grading_mark({ n: digits(mark.number) })}
              style={{
                left: `${mark.x * 100}%`,
                top: `${mark.y * 100}%`,
                transform: `rotate(${turn * -90}deg)`,
              }}
              onClick={() => removeMark(mark.number)}
            >
              {digits(mark.number)}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

/** The size of the space for the photo. */
function useSize({ stage }: View) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!stage) return
    const measure = () => {
      const { paddingLeft, paddingTop } = getComputedStyle(stage)
      setSize({
        width: stage.clientWidth - 2 * Number.parseFloat(paddingLeft),
        height: stage.clientHeight - 2 * Number.parseFloat(paddingTop),
      })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(stage)
    return () => observer.disconnect()
  }, [stage])
  return size
}

const WHEEL_STEP = 0.002

function useGestures({ stage, zoom, zoomTo }: View): void {
  const change = useEffectEvent((factor: number, from = zoom) => zoomTo(from * factor))
  const current = useEffectEvent(() => zoom)
  useEffect(() => {
    if (!stage) return
    let pinch: { distance: number; zoom: number } | null = null
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      change(Math.exp(-event.deltaY * WHEEL_STEP))
    }
    const onTouch = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (!one || !other) {
        pinch = null
        return
      }
      event.preventDefault()
      const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      pinch ??= { distance, zoom: current() }
      change(distance / pinch.distance, pinch.zoom)
    }
    const options = { passive: false }
    stage.addEventListener('wheel', onWheel, options)
    for (const type of ['touchstart', 'touchmove', 'touchend'] as const) stage.addEventListener(type, onTouch, options)
    return () => {
      stage.removeEventListener('wheel', onWheel)
      for (const type of ['touchstart', 'touchmove', 'touchend'] as const) stage.removeEventListener(type, onTouch)
    }
  }, [stage])
}
