// Runs while the page's scripts are still loading: asks where the lesson's film is, and begins to load it; shows a lesson's text.
{
  const [, lesson] = /^\/learn\/[^/]+\/([^/]+)/.exec(location.pathname) ?? []
  const token = localStorage.getItem('accessToken')

  /** As device-settings.ts keeps them. */
  const readSettings = () => {
    try {
      return JSON.parse(localStorage.getItem('learning')) ?? {}
    } catch {
      return {}
    }
  }

  /** The film that the page will choose (use-source.ts) and take over; if it chooses another, it loads that instead. */
  const load = ({ sources, poster }) => {
    const savesData =
      'saveData' in document.documentElement.dataset || matchMedia('(prefers-reduced-data: reduce)').matches
    const { quality, isSaving = savesData } = readSettings()
    const isFilm = ({ type }) => type.startsWith('video/')
    const wanted = (name) => sources.find(({ label }) => label === name)
    const source = wanted(quality) ?? wanted('360p') ?? sources.find(isFilm)
    const stage = document.querySelector('.learn-early')
    if (isSaving || !stage || !source || !isFilm(source)) return undefined
    const film = document.createElement('video')
    film.controls = film.playsInline = true
    film.preload = 'metadata'
    if (poster) film.poster = poster
    film.src = source.url
    stage.append(film)
    return film
  }

  const read = async (path) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const answer = await fetch(`/api/lesson/${lesson}${path}`, { headers })
    return answer.ok ? answer.json() : null
  }

  const askPlay = async (early) => {
    early.play = await read('/play')
    if (early.play) early.film = load(early.play)
    return early.play
  }

  const askLesson = async (early) => {
    early.lesson = await read('')
    const place = document.querySelector('.learn-early-text')
    if (place && early.lesson?.html) {
      for (const name of ['class', 'role', 'aria-label']) place.removeAttribute(name)
      // Made by the server from Markdown without HTML, as lesson.tsx shows it.
      place.innerHTML = early.lesson.html
    }
    return early.lesson
  }

  // A preview may be of lessons that are not published.
  if (lesson && location.search !== '?preview') {
    // The page asks again if this fails, and says what is wrong.
    const begin = (early, ask) => Object.assign(early, { answer: ask(early).catch(() => null) })
    window.earlyLesson = begin({ id: lesson }, askLesson)
    window.earlyPlay = begin({ id: lesson }, askPlay)
  }
}
