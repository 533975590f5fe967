import { m } from '../paraglide/messages.js'

/** Shown in place of a page that failed. The link loads the same address again, with script or without. */
export function Problem() {
  return (
    <div className="wrap problem">
      <div>
        <h1>{m.problem_title()}</h1>
        <p>{m.problem_text()}</p>
        <a className="button button-primary button-large" href="">
          {m.problem_try_again()}
        </a>
      </div>
    </div>
  )
}
