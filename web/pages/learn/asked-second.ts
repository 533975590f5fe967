// A link to a second of a lesson: its film starts there, wherever the learner was.
export function askedSecond(hash: string): number | undefined {
  const [, second] = /^#t=(\d+)$/.exec(hash) ?? []
  return second === undefined ? undefined : Number(second)
}
