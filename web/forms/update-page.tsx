import { useCallback } from 'react'
import { useCall } from '../session/use-call.ts'
import { BinNote } from '../admin-controls/bin-note.tsx'
import { findBinned, type Binned } from '../admin-controls/binned.ts'
import { ContentForm } from './content-form.tsx'
import { AdminGate } from './admin-gate.tsx'
import type { FormPlan } from './form-plan.ts'
import { FormSkeleton } from './form-skeleton.tsx'

type UpdatePageProps<Record> = {
  title: string
  id: string
  load: (id: string) => Promise<Record>
  planOf: (record: Record) => FormPlan
}

/** A form prefilled with the stored record. */
export function UpdatePage<Record>(props: UpdatePageProps<Record>) {
  return (
    <AdminGate title={props.title}>
      <LoadedForm key={props.id} {...props} />
    </AdminGate>
  )
}

function LoadedForm<Record>({ title, id, load, planOf }: UpdatePageProps<Record>) {
  const { answer, problem, reload } = useCall(useCallback(() => loadOrFindBinned(id, load), [load, id]))
  if (answer && 'record' in answer) return <ContentForm plan={planOf(answer.record)} />
  if (!answer) return <FormSkeleton title={title} problem={problem} tryAgain={reload} />
  return (
    <div className="wrap content-form-problem">
      <h1>{title}</h1>
      <BinNote item={answer.binned} />
    </div>
  )
}

/**
 * Requests both, because the API still returns some deleted items to administrators. A deleted item can't be edited.
 */
async function loadOrFindBinned<Record>(
  id: string,
  load: (id: string) => Promise<Record>,
): Promise<{ record: Record } | { binned: Binned }> {
  const [record, binned] = await Promise.allSettled([load(id), findBinned(id)])
  if (binned.status === 'fulfilled' && binned.value) return { binned: binned.value }
  if (record.status === 'rejected') throw record.reason
  return { record: record.value }
}
