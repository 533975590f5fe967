// The quilts are the same for everybody: drawn once, when the server starts.
import { HERO_QUILTS } from '#art/hero-quilts.ts'
import { NOT_FOUND_QUILT } from '#art/quilt-layouts.ts'
import { quilt } from '#art/quilt.ts'

export const tornQuilt = quilt(NOT_FOUND_QUILT)

/** Fills the place beside the sign-in forms. It is cut on the right: the letter on the left stays whole. */
export const signInQuilt = HERO_QUILTS.wide.replace('<svg', '<svg preserveAspectRatio="xMinYMid slice"')
