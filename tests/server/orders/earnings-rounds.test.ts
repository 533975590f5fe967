import { it } from 'node:test'
import { playEarnings } from '../../helpers/orders/earnings-rounds.ts'
import { startTestServer } from '../../helpers/test-server.ts'

it('keeps the ledger equal to the orders through 50 random sales, refunds, disputes and payouts', async () => {
  const server = await startTestServer({ database: 'postgres' })
  try {
    await playEarnings(server, await server.person('admin'), 50)
  } finally {
    await server.close()
  }
})
