// Learners see only each other's first names.

/** Titles that start many names and mean nothing alone: Md. Rakib, ডা. নাসরিন. */
const TITLE = /^(md|mst|mr|mrs|ms|dr|prof|মো|মোঃ|মোছা|মোছাঃ|ডা|ডাঃ|ড)[.:]?$/iu

export function firstName(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/)
  return second && TITLE.test(first) ? `${first} ${second}` : first
}
