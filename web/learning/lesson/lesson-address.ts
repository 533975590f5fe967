// Reads the fragment of a lesson's URL.

/** The question under the lesson to which the URL leads. */
export const askedQuestion = (hash: string) => /^#question=([\da-f-]+)$/.exec(hash)?.[1] ?? null

/** The second at which the video should start, regardless of where the learner left off. */
export function askedSecond(hash: string): number | undefined {
  const [, second] = /^#t=(\d+)$/.exec(hash) ?? []
  return second === undefined ? undefined : Number(second)
}

export const secondHash = (second: number | null) => (second === null ? '' : `#t=${second}`)
