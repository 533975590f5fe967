import { Link, type LinkProps } from 'react-router'

/** A link inside the site. The page behind it is fetched when a finger or a pointer comes near, so that it is there. */
export function PageLink(props: LinkProps) {
  return <Link prefetch="intent" {...props} />
}
