// Quilts are the same for everyone, so they are drawn once, when the server starts.
import { HERO_QUILTS } from '#art/hero-quilts.ts'
import { NOT_FOUND_QUILT } from '#art/quilt-layouts.ts'
import { quilt } from '#art/quilt.ts'

export const tornQuilt = quilt(NOT_FOUND_QUILT)

/** Next to the forms of the sign-in and contact pages. */
export const formQuilt = HERO_QUILTS.wide
