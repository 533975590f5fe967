// Links under lessons lead to spam, and to places that nobody has checked for children.

const LINK = /https?:|www\.|[\p{L}\p{N}-]\.(com|net|org|info|xyz|edu|gov|biz)(?![\p{L}\p{N}])/iu
/** Shorter endings are also words after a full stop without its space, so they need a slash: t.me/abc. */
const PATH = /[\p{L}\p{N}-]\.[a-z]{2,6}\/[\p{L}\p{N}]/iu

export const hasLink = (text: string): boolean => LINK.test(text) || PATH.test(text)
