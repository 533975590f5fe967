import { LiveTab } from './live-classes.tsx'

export default function LiveOneToFour() {
  return <LiveTab from={1} />
}
