import { it } from 'node:test'
import { playTotals } from '../../helpers/teaching/totals-rounds.ts'
import { startTestServer } from '../../helpers/test-server.ts'

it('keeps the totals equal to a full count through 600 random writes', async () => {
  const server = await startTestServer({ database: 'postgres' })
  try {
    await playTotals(server, 600)
  } finally {
    await server.close()
  }
})
