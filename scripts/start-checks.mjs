// Checks the prerequisites of a start before anything is installed, built or migrated, with one message each. Plain
// JavaScript, because the setup runs it before there are any packages.
import * as fs from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'

const LEAST_NODE = 20
const DEFAULTS = { PORT: '3000', HOST: '127.0.0.1', DATA_DIR: '.data' }

/** Undefined if Porua can start with this environment. */
export async function startProblem(environment) {
  const env = { ...DEFAULTS, ...environment }
  return nodeProblem() ?? folderProblem(resolve(env.DATA_DIR)) ?? (await portProblem(env))
}

function nodeProblem() {
  const { node } = process.versions
  if (Number(node.split('.')[0]) < LEAST_NODE) return `Porua needs Node ${LEAST_NODE} or newer; this is ${node}.`
}

function folderProblem(folder) {
  const probe = join(folder, `.start-${process.pid}`)
  try {
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(probe, '')
    fs.rmSync(probe)
  } catch (error) {
    if (error.code === 'ENOSPC') return 'The disk is full. Make room on it and start again; nothing is lost.'
    return `The folder ${folder} cannot be written to (${error.code}). Set DATA_DIR to another, or check who owns it.`
  }
}

function portProblem({ PORT, HOST }) {
  const port = Number(PORT)
  // An invalid number is reported together with all other variables.
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return undefined
  return new Promise((answer) => {
    const server = createServer()
    server.once('error', ({ code }) => {
      if (code === 'EADDRINUSE') answer(`Port ${port} of ${HOST} is in use. Set PORT to another.`)
      else if (code === 'EACCES') answer(`Port ${port} needs special rights. Set PORT to one above 1023.`)
      else answer(undefined)
    })
    server.listen(port, HOST, () => server.close(() => answer(undefined)))
  })
}
