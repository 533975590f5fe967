// Runs while the page's scripts are still loading: requests the book and, on phones, shows the page to resume at.
{
  const [, book] = /^\/read\/([^/]+)/.exec(location.pathname) ?? []
  const isSample = new URLSearchParams(location.search).has('sample')
  const token = localStorage.getItem('accessToken')

  const show = ({ pages, position }) => {
    const page = pages[Math.min(Math.max(position, 1), pages.length) - 1]
    const column = document.querySelector('.read-early')
    if (!page || !column || innerWidth >= 900) return
    const frame = document.createElement('div')
    frame.className = 'read-page'
    frame.style.aspectRatio = `${page.width} / ${page.height}`
    const picture = new Image()
    picture.alt = ''
    picture.fetchPriority = 'high'
    picture.src = page.small
    frame.append(picture)
    column.replaceChildren(frame)
  }

  const ask = async (early) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const answer = await fetch(`/api/book/${book}/${isSample ? 'sample' : 'read'}`, { headers })
    if (!answer.ok) return null
    early.reading = await answer.json()
    show(early.reading)
    return early.reading
  }

  if (book && (token || isSample)) {
    const early = { book, isSample }
    // If this fails, the page retries and reports the error.
    early.answer = ask(early).catch(() => null)
    window.earlyBook = early
  }
}
