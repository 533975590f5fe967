// The instructors to choose from in a select.
import { SUBJECTS } from '#contract/constants.ts'
import type { Instructor } from '#contract/calls/catalogue/catalogue.ts'
import type { SelectGroup, Values } from '../../forms/form-plan.ts'
import { api } from '../../session/api.ts'
import { useCall } from '../../session/use-call.ts'
import { SUBJECT_OPTIONS } from './subjects.ts'

const MOST_OF_SUBJECT = 200

const allInstructors = async (): Promise<Instructor[]> =>
  (
    await Promise.all(
      SUBJECTS.map((Subject) =>
        api('GET /instructors/{Subject}', { params: { Subject }, query: { limit: MOST_OF_SUBJECT } }),
      ),
    )
  ).flat()

/** Null until they are loaded. The form works without them. */
export function useInstructors(): Instructor[] | null {
  return useCall(allInstructors).answer
}

/** `stored` is the course's own instructor, who may have been deleted. */
export function instructorGroups(
  all: Instructor[] | null,
  stored?: { id: string | null; name: string },
): SelectGroup[] {
  const groups = SUBJECT_OPTIONS.map(({ value, label }) => ({
    label,
    options: (all ?? [])
      .filter(({ Subject }) => Subject === value)
      .map(({ _id, name }) => ({ value: _id, label: () => name })),
  })).filter(({ options }) => options.length > 0)
  const isListed = !stored?.id || all?.some(({ _id }) => _id === stored.id)
  return isListed ? groups : [{ options: [{ value: stored.id!, label: () => stored.name }] }, ...groups]
}

/** Choosing an instructor fills in the course's instructor fields. */
export function instructorFacts(all: Instructor[] | null, { instructorId }: Values): Values {
  const chosen = all?.find(({ _id }) => _id === instructorId)
  return chosen ? { instructorName: chosen.name, education: chosen.education, instructorImg: chosen.img } : {}
}
