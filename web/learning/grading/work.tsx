import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { OpenedHandIn } from '#contract/calls/learning/tasks.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { useCall } from '../../session/use-call.ts'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { ProblemNote } from '../../ui/notes.tsx'
import { digits } from '../../ui/numbers.ts'
import { toast } from '../../ui/toast.tsx'
import { useAnnouncer } from '../../files/uploads/use-announcer.ts'
import { OtherFile } from '../task/handed-in-work.tsx'
import { GradeForm } from './grade-form.tsx'
import { useMarks } from './use-marks.ts'
import { PhotoStage } from './photo-stage.tsx'
import { Badges } from './queue.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { useGrade } from './use-grade.ts'
import { useGradingKeys } from './use-grading-keys.ts'
import { useView } from './use-view.ts'

type WorkProps = {
  id: string
  hasPrevious: boolean
  hasNext: boolean
  step: (by: 1 | -1) => void
  onReturned: (opensNext: boolean) => void
  /** Called when the work can't be graded any more. */
  onGone: () => void
}

export function Work(props: WorkProps) {
  const { id, onGone } = props
  const { answer, problem, reload } = useCall(
    useCallback(() => api('POST /handIn/{id}/open', { params: { id } }), [id]),
  )
  const isGone = problem instanceof ApiError && (problem.code === 'not_handed_in' || problem.status === 404)
  const leave = useEffectEvent(() => {
    toast(m.grading_taken_back(), { kind: 'error' })
    onGone()
  })
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])

  if (answer) return <OpenedWork key={answer.revision} opened={answer} reload={reload} {...props} />
  return (
    <section className="grading-work" aria-busy={problem === null} aria-label={m.grading_loading()}>
      {problem === null && <span className="bone grading-bone" aria-hidden="true" />}
      {problem !== null && !isGone && <ProblemNote text={explain(problem)} tryAgain={reload} />}
    </section>
  )
}

type OpenedWorkProps = WorkProps & { opened: OpenedHandIn; reload: () => void }

function OpenedWork({ opened, reload, hasPrevious, hasNext, step, onReturned }: OpenedWorkProps) {
  const photos = opened.files.filter(({ kind, state }) => kind === 'photo' && state === 'ready')
  const others = opened.files.filter(({ kind }) => kind !== 'photo')
  const own = useGrade(opened)
  const { grade, change } = own
  const view = useView(photos.length)
  const [announcement, say] = useAnnouncer()
  const marks = useMarks(grade, change, say)
  const [isReturning, setIsReturning] = useState(false)
  const name = useRef<HTMLHeadingElement>(null)
  useEffect(() => name.current?.focus(), [])

  const giveBack = async (opensNext: boolean) => {
    if (grade.points === null || isReturning) return
    setIsReturning(true)
    try {
      await own.return()
      toast(m.grading_returned({ name: opened.name }))
      onReturned(opensNext)
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'changed_meanwhile')) toast(explain(error), { kind: 'error' })
      setIsReturning(false)
    }
  }

  useGradingKeys({
    step,
    view,
    setPoints: (points) => {
      if (points <= opened.points) change({ points })
    },
    returnAndOpenNext: () => void giveBack(true),
  })

  const photo = photos[view.at]
  const text = opened.text && (
    <p className="grading-text" lang={langOf(opened.text)}>
      {opened.text}
    </p>
  )
  return (
    <>
      <section className="grading-work" aria-label={m.grading_work_of({ name: opened.name })}>
        <div className="grading-top row muted">
          <h2 ref={name} tabIndex={-1} lang={langOf(opened.name)}>
            {opened.name}
          </h2>
          <Badges item={opened} />
          {opened.before !== null && (
            <span className="learn-wide">{m.grading_before({ n: digits(opened.before) })}</span>
          )}
          <span className="grading-tools row">
            {photo && (
              <>
                <ToolButton
                  label={m.grading_zoom_out()}
                  icon="zoom-out"
                  className="grading-wide"
                  isDisabled={view.zoom <= 1}
                  run={view.smaller}
                />
                <span className="grading-percent numbers grading-wide">
                  {m.grading_percent({ n: digits(Math.round(view.zoom * 100)) })}
                </span>
                <ToolButton
                  label={m.grading_zoom_in()}
                  icon="zoom-in"
                  className="grading-wide"
                  isDisabled={view.isLargest}
                  run={view.larger}
                />
                <ToolButton label={m.grading_rotate()} icon="rotate" run={view.rotate} />
                <ToolButton
                  label={m.grading_full()}
                  icon="maximize"
                  className="grading-wide"
                  run={() => void view.fullScreen()}
                />
              </>
            )}
            <ToolButton
              label={m.grading_previous()}
              icon="chevron-left"
              className="grading-narrow"
              isDisabled={!hasPrevious}
              run={() => step(-1)}
            />
            <ToolButton
              label={m.grading_next()}
              icon="chevron-right"
              className="grading-narrow"
              isDisabled={!hasNext}
              run={() => step(1)}
            />
          </span>
        </div>
        {photo ? (
          <PhotoStage
            key={photo._id}
            handIn={opened._id}
            photo={photo}
            number={view.at + 1}
            view={view}
            marks={grade.marks.filter(({ file }) => file === photo._id)}
            setMark={(x, y) => marks.add({ file: photo._id, x, y })}
            removeMark={marks.remove}
          />
        ) : (
          <div className="grading-answer">{text}</div>
        )}
        <div className="grading-foot cluster">
          <Thumbnails handIn={opened._id} photos={photos} at={view.at} open={view.open} />
          {photo && text}
          {others.map((file) => (
            <OtherFile key={file._id} handIn={opened._id} file={file} />
          ))}
        </div>
      </section>
      <GradeForm
        opened={opened}
        own={own}
        hasPhotos={photos.length > 0}
        isReturning={isReturning}
        giveBack={(opensNext) => void giveBack(opensNext)}
        reload={reload}
      />
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  )
}

type ToolButtonProps = {
  label: string
  icon: 'zoom-in' | 'zoom-out' | 'rotate' | 'maximize' | 'chevron-left' | 'chevron-right'
  className?: string
  isDisabled?: boolean
  run: () => void
}

function ToolButton({ label, icon, className = '', isDisabled, run }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={`icon-button icon-button-plain ${className}`}
      aria-label={label}
      disabled={isDisabled}
      onClick={run}
    >
      <Icon name={icon} />
    </button>
  )
}
