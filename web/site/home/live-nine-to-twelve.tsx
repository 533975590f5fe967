import { LiveTab } from './live-classes.tsx'

export default function LiveNineToTwelve() {
  return <LiveTab from={9} />
}
