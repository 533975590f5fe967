// Runs while the page's scripts are still loading: asks where the lesson's film is, and begins to load it.
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

  const ask = async (early) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const answer = await fetch(`/api/lesson/${lesson}/play`, { headers })
    if (!answer.ok) return null
    early.play = await answer.json()
    early.film = load(early.play)
    return early.play
  }

  // A preview may be of lessons that are not published.
  if (lesson && location.search !== '?preview') {
    const early = { lesson }
    // The page asks again if this fails, and says what is wrong.
    early.answer = ask(early).catch(() => null)
    window.earlyPlay = early
  }
}
