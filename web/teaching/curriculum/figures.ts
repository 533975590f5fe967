import type { CourseFigures, Draft } from '#contract/learning.ts'

/** Whether the course's page says something else than its lessons. */
export const areOther = ({ stored, counted }: Draft['figures']): boolean =>
  counted !== null && (Object.keys(counted) as (keyof CourseFigures)[]).some((name) => stored[name] !== counted[name])
