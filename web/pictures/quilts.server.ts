// The quilts are the same for everybody: drawn once, when the server starts.
import { DESKTOP_QUILT, NOT_FOUND_QUILT, PHONE_QUILT } from '#art/quilt-layouts.ts'
import { quilt } from '#art/quilt.ts'

export const heroQuilts = { wide: quilt(DESKTOP_QUILT), narrow: quilt(PHONE_QUILT, { rows: 3 }) }

export const tornQuilt = quilt(NOT_FOUND_QUILT)

/** Fills the place beside the sign-in forms. It is cut on the right: the letter on the left stays whole. */
export const signInQuilt = quilt(DESKTOP_QUILT).replace('<svg', '<svg preserveAspectRatio="xMinYMid slice"')
