// Runs while the page's scripts are still loading: requests the URL of the lesson's video and starts loading it, or
// shows the lesson's text. If the page's URL names no lesson, it opens the one to continue with.
{
  const [, course, lesson] = /^\/learn\/([^/]+)(?:\/([^/]+))?/.exec(location.pathname) ?? []
  const token = localStorage.getItem('accessToken')

  /** The page has reserved space here. By this time, the learner may have opened another lesson. */
  const place = () => document.getElementById(`early-${lesson}`)

  /** Same format as in device-settings.ts. */
  const readSettings = () => {
    try {
      return JSON.parse(localStorage.getItem('learning')) ?? {}
    } catch {
      return {}
    }
  }

  /**
   * The video that the page will choose (use-source.ts) and take over. If it chooses another, it loads that instead.
   */
  const load = ({ sources, poster }) => {
    const savesData =
      'saveData' in document.documentElement.dataset || matchMedia('(prefers-reduced-data: reduce)').matches
    const { quality, isSaving = savesData } = readSettings()
    const isVideo = ({ type }) => type.startsWith('video/')
    const wanted = (name) => sources.find(({ label }) => label === name)
    const source = wanted(quality) ?? wanted('360p') ?? sources.find(isVideo)
    const stage = place()
    if (isSaving || !stage || !source || !isVideo(source)) return undefined
    const video = document.createElement('video')
    video.controls = video.playsInline = true
    video.preload = 'metadata'
    if (poster) video.poster = poster
    video.src = source.url
    stage.append(video)
    return video
  }

  const ask = async (path) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const answer = await fetch(`/api${path}`, { headers })
    return answer.ok ? answer.json() : null
  }

  const read = (path) => ask(`/lesson/${lesson}${path}`)

  /** The lesson that last-lesson.ts stored for this person. */
  const lastLesson = () => {
    try {
      const { email } = JSON.parse(atob(token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/')))
      const kept = JSON.parse(localStorage.getItem('lastLessons'))
      return kept.email === email && kept.lessons[course]
    } catch {
      return undefined
    }
  }

  /** If it isn't known, the page itself chooses one. */
  const goOn = async () => {
    const here = location.href
    const next = lastLesson() || (await ask(`/learn/${course}`))?.next
    if (next && location.href === here) location.replace(`/learn/${course}/${next}${location.hash}`)
  }

  const askPlay = async (early) => {
    const play = await read('/play')
    if (play) early.video = load(play)
    return play
  }

  const askLesson = async (early) => {
    const answer = await read('')
    const shown = place()
    if (shown && answer?.html) {
      for (const name of ['class', 'role', 'aria-label']) shown.removeAttribute(name)
      // The server made this HTML from Markdown without HTML, and kinds/text.tsx shows it the same way.
      shown.innerHTML = early.html = answer.html
    }
    return answer
  }

  if (course && !lesson && token && !location.search) void goOn().catch(() => {})
  // A preview may show unpublished lessons.
  if (lesson && location.search !== '?preview') {
    const early = { id: lesson }
    // If one of them fails, the page asks again and shows the error.
    early.lesson = askLesson(early).catch(() => null)
    early.play = askPlay(early).catch(() => null)
    window.earlyLesson = early
  }
}
