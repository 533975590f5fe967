// Calendar files, read by another project's reader.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import ICAL from 'ical.js'
import { calendarFile, type CalendarClass } from '#server/modules/live/calendar/calendar-file.ts'

const SETTINGS = {
  publicUrl: 'https://porua.example',
  supportEmail: 'help@porua.example',
  seller: { name: { en: '', bn: '' } },
}
const AT = new Date('2026-11-18T04:00:00Z')
const CLASS: CalendarClass = {
  uid: '019a-1@porua',
  sequence: 0,
  batchId: '019a2b3c-0000-7000-8000-000000000001',
  title: 'First games in Scratch',
  tutorName: 'Rafid Kobiraj',
  number: 3,
  startsAt: new Date('2026-12-08T12:00:00Z'),
  minutes: 60,
  isCancelled: false,
}

const write = (classes: Partial<CalendarClass>[], isCancelling = false, language: 'en' | 'bn' = 'en') =>
  calendarFile(
    classes.map((each) => ({ ...CLASS, ...each })),
    { language, now: AT, settings: SETTINGS, isCancelling },
  )

const eventsOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((component) => ({ component, event: new ICAL.Event(component) }))

describe('calendar files', () => {
  it('name the class, its tutor and our page, never the room', () => {
    const file = write([{}])
    const [{ component, event }] = eventsOf(file) as [ReturnType<typeof eventsOf>[number]]
    const page = `https://porua.example/live/${CLASS.batchId}`
    assert.equal(event.summary, 'First games in Scratch, class 3')
    assert.equal(component.getFirstPropertyValue('url'), page)
    assert.equal(event.location, page)
    assert.match(event.description, /Rafid Kobiraj/)
    assert.doesNotMatch(file, /\/room/)
    assert.deepEqual(event.startDate.toJSDate(), CLASS.startsAt)
    assert.equal(event.duration.toSeconds(), 3600)
  })

  it('keep Bengali, commas and line breaks in a title as they were written', () => {
    const title = 'স্ক্র্যাচে প্রথম গেম, একসঙ্গে; চার জনের দল আর অনেক লম্বা একটি নাম যা ভাঁজ হয়\nদ্বিতীয় লাইন \\ শেষ'
    const [{ event }] = eventsOf(write([{ title }], false, 'bn')) as [ReturnType<typeof eventsOf>[number]]
    assert.equal(event.summary, `${title}, ক্লাস ৩`)
  })

  it('make one event of a class that was moved twice and cancelled, the newest, in whatever order they arrive', () => {
    const files = [
      write([{}]),
      write([{ sequence: 1, startsAt: new Date('2026-12-09T12:00:00Z') }]),
      write([{ sequence: 2, startsAt: new Date('2026-12-10T12:30:00Z') }]),
      write([{ sequence: 3, startsAt: new Date('2026-12-10T12:30:00Z'), isCancelled: true }], true),
    ]
    for (const arrived of [files, files.toReversed(), [files[2]!, files[0]!, files[3]!, files[1]!]]) {
      const kept = new Map<string, ReturnType<typeof eventsOf>[number]>()
      for (const file of arrived)
        for (const each of eventsOf(file)) {
          const known = kept.get(each.event.uid)
          if (!known || each.event.sequence > known.event.sequence) kept.set(each.event.uid, each)
        }
      assert.equal(kept.size, 1)
      const { component, event } = [...kept.values()][0]!
      assert.equal(event.sequence, 3)
      assert.equal(component.getFirstPropertyValue('status'), 'CANCELLED')
      assert.deepEqual(event.startDate.toJSDate(), new Date('2026-12-10T12:30:00Z'))
    }
    assert.match(files[3]!, /\r\nMETHOD:CANCEL\r\n/)
  })

  it('are right in the night in which the clocks change', () => {
    // In Berlin, 02:30 on 25 October 2026 comes twice, and on 28 March 2027 the clocks skip it.
    const moments = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z']
    const classes = moments.map((moment, index) => ({
      uid: `${index}@porua`,
      number: index + 1,
      startsAt: new Date(moment),
    }))
    const inBerlin = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'short' })
    const read = eventsOf(write(classes)).map(({ event }) => event)
    assert.deepEqual(
      read.map(({ startDate }) => startDate.toJSDate().toISOString().replace('.000', '')),
      moments,
    )
    assert.deepEqual(
      read.map(({ startDate }) => inBerlin.format(startDate.toJSDate())),
      ['02:30', '02:30', '01:30', '03:30'],
    )
    assert.deepEqual(
      read.map(({ startDate, endDate }) => endDate.subtractDate(startDate).toSeconds()),
      [3600, 3600, 3600, 3600],
    )
  })
})
