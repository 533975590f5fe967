// Runs while the page's scripts are still loading: requests the attempt and, on phones, shows the question, because its
// time is running.
{
  const token = localStorage.getItem('accessToken')
  const [, id, part] = /^#([0-9a-f-]{36})\/(\d{1,3}|result|review)$/.exec(location.hash) ?? []

  const element = (tag, className, ...inside) => {
    const made = document.createElement(tag)
    made.className = className
    made.append(...inside)
    return made
  }
  /** Same as in rich-text.tsx. The server made the HTML. */
  const rich = ({ text, html }) => {
    const span = element('span', '')
    if (html === undefined) span.textContent = text
    else span.innerHTML = html
    return span
  }
  const picture = ({ picture: src }) => (src ? [Object.assign(new Image(), { src, alt: '' })] : [])
  /** Texts in the learner's language come with the page, so their lines are kept free. */
  const line = (className) => element('p', className, '\u00a0')

  const show = ({ questions, result }) => {
    const place = document.querySelector('.quiz-early')
    const question = questions[Math.min(Math.max(Number(part), 1), questions.length) - 1]
    // On wider screens, the question numbers come above it.
    if (!place || !question || result || innerWidth > 720) return
    const { kind, choices = [] } = question
    const isChosen = kind === 'one' || kind === 'many'
    const rows = (isChosen ? choices : []).map((choice) =>
      element(
        'div',
        'quiz-choice',
        element('span', 'quiz-mark'),
        element('span', '', rich(choice), ...picture(choice)),
      ),
    )
    const heading = element('h1', '', rich(question))
    const list = element('div', 'quiz-choices', ...rows)
    place.className = 'quiz-in'
    place.replaceChildren(
      line('quiz-of'),
      element('div', 'quiz-question', heading, ...picture(question), line(''), list),
    )
  }

  const ask = async (early) => {
    const answer = await fetch(`/api/attempt/${id}`, { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok) return null
    const attempt = await answer.json()
    early.read = { attempt, ahead: Date.parse(attempt.now) - Date.now() }
    show(attempt)
    return early.read
  }

  // Opening the URL never starts an attempt.
  if (!id) location.replace(location.pathname.replace(/\/quiz\/?$/, '') + location.search)
  else if (token) {
    const early = { id }
    // If this fails, the page asks again and shows the error.
    early.answer = ask(early).catch(() => null)
    window.earlyAttempt = early
  }
}
