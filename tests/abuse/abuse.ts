// `npm run abuse`: everything a hostile client might do, at length; `npm test` runs short versions. Takes the names of
// the parts to run (default: all) and the number of requests to generate (default: 10,000): `npm run abuse -- fuzz 2000`.
import { access } from './access.ts'
import { floods } from './floods.ts'
import { fuzz } from './fuzz.ts'
import { learning } from './learning.ts'
import { links } from './links.ts'
import { scripts } from './scripts.ts'
import { runParts } from '../helpers/parts.ts'
import { report } from '../helpers/report.ts'
import { texts } from './texts.ts'
import { uploads } from './uploads.ts'

await runParts(
  (count) => ({
    access: () => access(report),
    learning: () => learning(report),
    links: () => links(report, count),
    fuzz: () => fuzz(report, count),
    scripts: () => scripts(report),
    floods: () => floods(report),
    texts: () => texts(report),
    uploads: () => uploads(report),
  }),
  10_000,
)
