// Reports of one learner's progress from three devices, in ten thousand disturbed orders.
import { publishLessons } from '../helpers/learning/lessons.ts'
import { courseBody } from '../helpers/sample-bodies.ts'
import { countResults } from '../helpers/learning/shuffled-places.ts'
import { startTestServer } from '../helpers/test-server.ts'
import type { Measure } from './measure.ts'

const SHUFFLES = 10_000

export async function benchShuffles(): Promise<Measure[]> {
  const server = await startTestServer({ database: 'postgres' })
  try {
    const admin = await server.person('admin')
    const course = await server.call('POST /api/addCourse', { as: admin, body: courseBody })
    const { preview } = await publishLessons(server, admin, course.json.insertedId)
    const results = await countResults(server, preview, SHUFFLES)
    const what = `results of ${SHUFFLES.toLocaleString('en')} shuffles of late, doubled and lost reports from three devices`
    return [{ what, value: results, unit: 'times', goal: { atMost: 1 } }]
  } finally {
    await server.close()
  }
}
