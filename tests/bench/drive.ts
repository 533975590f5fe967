// Runs a piece of work for each row, a few at a time, and measures how fast that was.
export type Driven = { perSecond: number; p99: number }

export async function drive<Row>(rows: Row[], atOnce: number, work: (row: Row) => Promise<void>): Promise<Driven> {
  const took: number[] = []
  const left = rows.values()
  const began = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const row of left) {
        const start = performance.now()
        await work(row)
        took.push(performance.now() - start)
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  return {
    perSecond: rows.length / seconds,
    p99: took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.99)]!,
  }
}
