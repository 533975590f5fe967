// `npm run abuse`: everything a rude client might do, at length; `npm test` tries the same in short. Takes the parts to
// run by name, all unless told, and how many requests to make up, 10,000 unless told: `npm run abuse -- fuzz 2000`.
import { access } from './access.ts'
import { floods } from './floods.ts'
import { fuzz } from './fuzz.ts'
import { scripts } from './scripts.ts'
import { runParts } from '../helpers/parts.ts'
import { report } from '../helpers/report.ts'
import { uploads } from './uploads.ts'

await runParts(
  (count) => ({
    access: () => access(report),
    fuzz: () => fuzz(report, count),
    scripts: () => scripts(report),
    floods: () => floods(report),
    uploads: () => uploads(report),
  }),
  10_000,
)
