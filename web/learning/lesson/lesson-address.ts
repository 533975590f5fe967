// What stands behind the # of a lesson's address.

/** The question under the lesson that the address leads to. */
export const askedQuestion = (hash: string) => /^#question=([\da-f-]+)$/.exec(hash)?.[1] ?? null

/** The video starts there, wherever the learner was. */
export function askedSecond(hash: string): number | undefined {
  const [, second] = /^#t=(\d+)$/.exec(hash) ?? []
  return second === undefined ? undefined : Number(second)
}

export const secondHash = (second: number | null) => (second === null ? '' : `#t=${second}`)
