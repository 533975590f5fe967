import { LiveTab } from './live-classes.tsx'

export default function LiveFiveToEight() {
  return <LiveTab from={5} />
}
