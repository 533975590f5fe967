import { paths } from '#contract/paths.ts'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'

export function Logo() {
  return (
    <Link className="logo" to={paths.home}>
      <img src="/favicon.svg" alt="" width={34} height={34} />
      {m.site_name()}
    </Link>
  )
}
