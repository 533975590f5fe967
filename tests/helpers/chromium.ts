// Which browser the tests drive: the one without windows where it is, which starts and closes pages much faster.
import { existsSync } from 'node:fs'

const QUICK = '/usr/bin/chromium-headless-shell'
const WHOLE = '/usr/bin/chromium'

export const CHROMIUM = process.env.CHROMIUM ?? (existsSync(QUICK) ? QUICK : WHOLE)
