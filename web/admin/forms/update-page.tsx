import { useCallback } from 'react'
import { explain } from '../../session/explain.ts'
import { useCall } from '../../session/use-call.ts'
import { ProblemNote } from '../../ui/notes.tsx'
import { ContentForm } from './content-form.tsx'
import { ForAdmins } from './for-admins.tsx'
import type { FormPlan } from './form-plan.ts'
import { FormSkeleton } from './form-skeleton.tsx'

type UpdatePageProps<Record> = {
  title: string
  id: string
  load: (id: string) => Promise<Record>
  planOf: (record: Record) => FormPlan
}

/** A form that starts from what is stored. */
export function UpdatePage<Record>(props: UpdatePageProps<Record>) {
  return (
    <ForAdmins>
      <Loaded key={props.id} {...props} />
    </ForAdmins>
  )
}

function Loaded<Record>({ title, id, load, planOf }: UpdatePageProps<Record>) {
  const { answer, problem, reload } = useCall(useCallback(() => load(id), [load, id]))
  if (answer) return <ContentForm plan={planOf(answer)} />
  if (problem === null) return <FormSkeleton />
  return (
    <div className="wrap content-form-problem">
      <h1>{title}</h1>
      <ProblemNote text={explain(problem)} tryAgain={reload} />
    </div>
  )
}
