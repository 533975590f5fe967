// The call table as a readable page without scripts, rendered from the OpenAPI document.
import { html, raw } from 'hono/html'
import { MAX_COUNTED, MAX_COUNTED_FOUND } from '#contract/constants.ts'

type Operation = {
  'x-call': string
  summary: string
  description: string
  parameters: { name: string; in: string; schema: unknown }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { content: Record<string, { schema: unknown }> }>
}

export function docsPage(document: Record<string, unknown>): string {
  const paths = document.paths as Record<string, Record<string, Operation>>
  const rows = Object.values(paths).flatMap((methods) => Object.values(methods).map(call))
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Porua: every call</title>
          <link rel="icon" href="/favicon.svg" />
          <link rel="stylesheet" href="/api-docs.css" />
        </head>
        <body>
          <main>
            <h1>Porua: every call</h1>
            <p>
              All paths stand under <code>/api</code>. The same table as a machine reads it:
              <a href="/api/openapi.json">openapi.json</a>. Errors have one shape:
              <code>{ error, message, fields? }</code>. Lists page with <code>limit</code> and <code>after</code>; the
              next page is in the <code>Link</code> header, the total in <code>X-Total-Count</code> (administrators’
              lists are counted to ${MAX_COUNTED}, what <code>q</code> finds in them to ${MAX_COUNTED_FOUND}).
            </p>
            ${raw(rows.join('\n'))}
          </main>
        </body>
      </html>`,
  )
}

function call(operation: Operation): string {
  const parameters = operation.parameters.map(({ name, in: place }) => `${name} (${place})`).join(', ')
  const body = Object.entries(operation.requestBody?.content ?? {})[0]
  const answer = Object.entries(operation.responses['200']?.content ?? {})[0]
  return String(
    html`<section>
      <h2><code>${operation['x-call']}</code></h2>
      <p>${operation.summary} ${operation.description}</p>
      ${parameters ? html`<p>Takes: ${parameters}</p>` : ''}
      ${
        body
          ? html`<details>
              <summary>Sends ${body[0]}</summary>
              <pre>${pretty(body[1].schema)}</pre>
            </details>`
          : ''
      }
      ${
        answer
          ? html`<details>
              <summary>Answers ${answer[0]}</summary>
              <pre>${pretty(answer[1].schema)}</pre>
            </details>`
          : ''
      }
    </section>`,
  )
}

function pretty(schema: unknown): string {
  return JSON.stringify(schema, null, 2)
}
