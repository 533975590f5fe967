// Runs while the page's scripts are still loading: asks where the lesson's film is.
{
  const [, lesson] = /^\/learn\/[^/]+\/([^/]+)/.exec(location.pathname) ?? []
  const token = localStorage.getItem('accessToken')

  const ask = async () => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const answer = await fetch(`/api/lesson/${lesson}/play`, { headers })
    return answer.ok ? answer.json() : null
  }

  // The page asks again if this fails, and says what is wrong.
  if (lesson) window.earlyPlay = { lesson, answer: ask().catch(() => null) }
}
