// Links under lessons attract spam and lead to sites that nobody has checked for children.

const LINK = /https?:|www\.|[\p{L}\p{N}-]\.(com|net|org|info|xyz|edu|gov|biz)(?![\p{L}\p{N}])/iu
/** Shorter endings may be words after a full stop without a space, so they need a slash: t.me/abc. */
const PATH = /[\p{L}\p{N}-]\.[a-z]{2,6}\/[\p{L}\p{N}]/iu

export const hasLink = (text: string): boolean => LINK.test(text) || PATH.test(text)
