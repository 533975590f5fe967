// Rooms under bad conditions: people come and go, lines lose packets, the room process is killed, and the site
// restarts. Four people use Chromium and one Firefox; everybody is a colour and a tone, so they can be told apart.
import { createSocket } from 'node:dgram'
import { networkInterfaces } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { PictureLevel } from '#contract/calls/live/room.ts'
import type { RoomConnection } from '../../web/live/room/connection.ts'
import type { Browser, Tab } from '../engines/driver.ts'
import { launchChromium, launchFirefox } from '../engines/puppeteer.ts'
import { toneOf, type Drawn, type Look, type Watcher } from '../helpers/people/drawn-people.ts'
import { openLossyLine, type LossyLine } from '../helpers/live/lossy-line.ts'
import type { Report } from '../helpers/report.ts'
import type { Seen } from '../helpers/live/room-page.ts'
import { startRoomSite, type RoomSite } from '../helpers/live/room-site.ts'
import { seconds } from './figures.ts'

declare const connection: RoomConnection
declare const watcher: Watcher
declare const drawn: Drawn
declare const seen: () => Promise<Seen>
declare const levels: () => PictureLevel[]

const BACK_WITHIN_MS = 10_000
const GIVE_UP_MS = 60_000
const LEVEL_MS = 240_000
const LOOK_MS = 1000
/** How long a line is bad before the first check. */
const BAD_MS = 15_000
const SOUND_ONLY = 3
const CHROMIUM_ARGS = ['--autoplay-policy=no-user-gesture-required']
const FIREFOX_PREFERENCES = {
  'media.autoplay.default': 0,
  'media.autoplay.blocking_policy': 0,
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'media.navigator.audio.fake_frequency': Math.round(toneOf('fox')),
}

/** Speaks unless muted; a room carries four voices at once. */
type Person = { name: string; tab: Tab; isMuted: boolean }
type Coming = { isMuted?: boolean; isGrainy?: boolean }

/** People come and go, the tutor shares a screen, the room process dies, and the site restarts. */
export const rooms = (report: Report) =>
  inClass(async ({ chromium, firefox, site, restart, come }) => {
    const tutor = await come(chromium, 'tutor')
    const [mitu, rafi, fox] = [
      await come(chromium, 'mitu'),
      await come(chromium, 'rafi', { isMuted: true }),
      await come(firefox, 'fox'),
    ]
    await reportTogether(report, 'four people, one with Firefox', [tutor, mitu, rafi, fox])
    const joy = await come(chromium, 'joy')
    const people = [tutor, mitu, rafi, fox, joy]
    await reportTogether(report, 'somebody comes late', people)
    await tell(tutor, () => connection.share(drawn.screen))
    await reportTogether(report, 'the tutor shares a screen', people, 'screen')
    await tell(tutor, () => connection.share(null))
    await reportTogether(report, 'the tutor ends the share', people)
    process.kill(site().rooms.pid()!, 'SIGKILL')
    await reportTogether(report, 'the room process is killed', people)
    await restart()
    await reportTogether(report, 'the site is started again', people)
    await mitu.tab.close()
    await reportTogether(
      report,
      'somebody leaves',
      people.filter((person) => person !== mitu),
    )
  })

/** Lines lose packets, and uplinks get narrow. */
export const badLines = (report: Report) =>
  inClass(async ({ chromium, firefox, line, come }) => {
    const people = [
      await come(chromium, 'tutor', { isGrainy: true }),
      await come(chromium, 'mitu', { isGrainy: true }),
      await come(firefox, 'fox', { isGrainy: true }),
    ]
    await reportTogether(report, 'three people, one with Firefox', people)
    line.loss = 0.05
    await wait(BAD_MS)
    await reportTogether(report, '5% of all packets are lost', people)
    line.loss = 0.25
    await reportLevel(report, '25% of all packets are lost: sound only', people, SOUND_ONLY)
    await reportHeard(report, '25% of all packets are lost', people)
    line.loss = 0
    await reportLevel(report, 'nothing is lost any more: all pictures', people, 0)
    await reportTogether(report, 'nothing is lost any more', people)
    line.uplink = 250_000
    await wait(BAD_MS)
    await reportTogether(report, 'uplinks of 250 kbit/s', people)
    line.uplink = undefined
    await reportTogether(report, 'wide uplinks again', people)
  })

type Class = {
  chromium: Browser
  firefox: Browser
  line: LossyLine
  site: () => RoomSite
  restart: () => Promise<void>
  come: (browser: Browser, name: string, options?: Coming) => Promise<Person>
}

async function inClass(work: (all: Class) => Promise<void>): Promise<void> {
  const [chromium, firefox] = [await launchChromium(CHROMIUM_ARGS), await launchFirefox(FIREFOX_PREFERENCES)]
  const port = await freePort()
  const address = ownAddress()
  const line = await openLossyLine(port, address)
  const reach = { port, publicAddress: { address, port: line.port } }
  let site = await startRoomSite({ reach })
  const restart = async () => {
    await site.close()
    site = await startRoomSite({ reach, port: Number(new URL(site.url).port) })
  }
  try {
    await work({
      chromium,
      firefox,
      line,
      site: () => site,
      restart,
      come: (browser, name, options = {}) => open(browser, site.url, name, options),
    })
  } finally {
    for (const browser of [chromium, firefox]) await browser.close()
    await site.close()
    line.close()
  }
}

async function open(browser: Browser, url: string, name: string, { isMuted, isGrainy }: Coming): Promise<Person> {
  const tab = await browser.openTab()
  const words = [name === 'tutor' && 'role=host', isMuted && 'quiet', isGrainy && 'grain'].filter(Boolean)
  await tab.goto(`${url}/?${[`person=${name}`, 'auto', 'draw', ...words].join('&')}`)
  return { name, tab, isMuted: isMuted ?? false }
}

const tell = ({ tab }: Person, script: () => void): Promise<void> => tab.evaluate(script, null)

/** Everybody sees and hears everybody else; the tutor is seen as `tutorAs`. */
async function reportTogether(report: Report, what: string, people: Person[], tutorAs = 'tutor'): Promise<void> {
  await reportBack(report, `${what}: everybody sees and hears the others`, people, (person, look) => {
    const shown = othersOf(person, people).map(({ name }) => (name === 'tutor' ? tutorAs : name))
    return [...missing('sees', shown, Object.values(look.sees)), ...notHeard(person, people, look)]
  })
}

async function reportHeard(report: Report, what: string, people: Person[]): Promise<void> {
  await reportBack(report, `${what}: everybody hears the others`, people, (person, look) =>
    notHeard(person, people, look),
  )
}

const othersOf = (person: Person, people: Person[]) => people.filter((other) => other !== person)

function notHeard(person: Person, people: Person[], { hears, voices }: Heard): string[] {
  const speaking = othersOf(person, people).filter(({ isMuted }) => !isMuted)
  if (!hears) return voices === speaking.length ? [] : [`hears ${voices} voices instead of ${speaking.length}`]
  return missing(
    'hears',
    speaking.map(({ name }) => name),
    hears,
  )
}

function missing(verb: string, wanted: string[], found: string[]): string[] {
  const [should, does] = [wanted.toSorted().join(), found.toSorted().join()]
  return should === does ? [] : [`${verb} ${does || 'nobody'} instead of ${should}`]
}

/** Repeats until a check of everybody finds nothing wrong, and returns when that check began. */
async function reportBack(
  report: Report,
  what: string,
  people: Person[],
  wrong: (person: Person, look: Heard) => string[],
): Promise<void> {
  const beganMs = performance.now()
  let [ms, found]: [number, string[]] = [0, []]
  do {
    ms = performance.now() - beganMs
    const looks = await Promise.all(people.map(async (person) => ({ person, ...(await lookOf(person)) })))
    found = looks.flatMap(({ person, phase, look }) =>
      look ? wrong(person, look).map((words) => `${person.name} (${phase}) ${words}`) : [`${person.name} is ${phase}`],
    )
  } while (found.length && ms < GIVE_UP_MS)
  if (!found.length && ms > BACK_WITHIN_MS) found.push(`only after ${seconds(ms)}`)
  report(`${what}, after ${seconds(ms)}`, found)
}

/** The number of voices that grew louder during the check. */
type Heard = Look & { voices: number }

async function lookOf({ tab }: Person): Promise<{ phase: string; look: Heard | null }> {
  const script = async () => {
    const phase = 'connection' in window ? `${connection.phase}, level ${levels().at(-1) ?? 0}` : 'loading'
    if (!phase.startsWith('in')) return { phase, look: null }
    const { energy: before } = await seen()
    const look = await watcher.look()
    const { energy } = await seen()
    const voices = Object.keys(energy).filter((slot) => energy[slot]! > (before[slot] ?? 0)).length
    return { phase, look: { ...look, voices } }
  }
  return tab.evaluate(script, null)
}

async function reportLevel(report: Report, what: string, people: Person[], wanted: PictureLevel): Promise<void> {
  const beganMs = performance.now()
  const levelsNow = () => Promise.all(people.map(({ tab }) => tab.evaluate(() => levels().at(-1) ?? 0, null)))
  let reached = await levelsNow()
  while (reached.some((level) => level !== wanted) && performance.now() - beganMs < LEVEL_MS) {
    await wait(LOOK_MS)
    reached = await levelsNow()
  }
  const found = people.flatMap(({ name }, index) =>
    reached[index] === wanted ? [] : [`${name} is at level ${reached[index]}`],
  )
  report(`${what}, after ${seconds(performance.now() - beganMs)}`, found)
}

/** Firefox does not connect over loopback. */
function ownAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((some) => some ?? [])
  const own = addresses.find(({ internal, family }) => !internal && family === 'IPv4')
  if (!own) throw new Error('this machine has no address but loopback')
  return own.address
}

async function freePort(): Promise<number> {
  const socket = createSocket('udp4')
  await new Promise<void>((resolve) => socket.bind(0, resolve))
  const { port } = socket.address()
  await new Promise<void>((resolve) => socket.close(resolve))
  return port
}
