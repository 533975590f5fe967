import { it } from 'node:test'
import { playTotals } from '../helpers/teaching/totals-rounds.ts'
import { startTestServer } from '../helpers/test-server.ts'

it('keeps the totals equal to a full count through 10,000 random writes', async () => {
  const server = await startTestServer({ database: 'postgres' })
  try {
    await playTotals(server, 10_000, 11)
  } finally {
    await server.close()
  }
})
