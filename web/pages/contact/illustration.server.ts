// The picture beside the form: the hero's quilt, which takes the shape of its frame.
import { HERO_QUILTS } from '#art/hero-quilts.ts'

export const illustration = HERO_QUILTS.wide
