// Quilts are the same for everybody, so they are drawn once, when the server starts.
import { HERO_QUILTS } from '#art/hero-quilts.ts'
import { NOT_FOUND_QUILT } from '#art/quilt-layouts.ts'
import { quilt } from '#art/quilt.ts'

export const tornQuilt = quilt(NOT_FOUND_QUILT)

/** Fills the space beside the sign-in forms; cropped on the right, so that the letter on the left stays whole. */
export const signInQuilt = HERO_QUILTS.wide.replace('<svg', '<svg preserveAspectRatio="xMinYMid slice"')
