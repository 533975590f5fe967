// Preloaded into a product (`node --import`): its clock starts at ten o'clock of the next Friday in Dhaka.
const real = Date.now
const DAY_MS = 86_400_000
const friday = new Date(real() + DAY_MS)
friday.setUTCHours(4, 0, 0, 0)
while (friday.getUTCDay() !== 5) friday.setTime(friday.getTime() + DAY_MS)
const ahead = friday.getTime() - real()

class FridayDate extends Date {
  constructor(...values: [number]) {
    super(...(values.length ? values : ([real() + ahead] as const)))
  }
  static override now = () => real() + ahead
}
globalThis.Date = FridayDate as DateConstructor
