// Podman with its own storage, networks and settings, so that removing one folder removes everything it made.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

// Debian's crun refuses the cgroups of some machines, and podman's own limits may be above what this one allows.
const SETTINGS = `[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
`
const OUTPUT_IN_ERRORS = 3000

export type Engine = {
  run(command: string, ...args: string[]): Promise<string>
  podman(...args: string[]): Promise<string>
  compose(...args: string[]): Promise<string>
  close(): Promise<void>
}

/** `composeFile` is run by docker-compose, which supports conditions and profiles, through podman's socket. */
export function startEngine(folder: string, composeFile: string): Engine {
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  for (const name of ['storage', 'run', 'networks']) mkdirSync(join(folder, name))
  const storage = `[storage]\ndriver = "overlay"\ngraphroot = "${folder}/storage"\nrunroot = "${folder}/run"\n`
  const socket = `unix://${folder}/podman.sock`
  const env = {
    ...process.env,
    CONTAINERS_CONF: write('containers.conf', `${SETTINGS}network_config_dir = "${folder}/networks"\n`),
    CONTAINERS_STORAGE_CONF: write('storage.conf', storage),
    DOCKER_HOST: socket,
  }

  const run = (command: string, ...args: string[]) =>
    new Promise<string>((resolve, reject) => {
      const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
      let output = ''
      let answer = ''
      child.stdout.on('data', (chunk) => (answer += String(chunk)))
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
      child.once('error', reject)
      child.once('close', (code) => {
        if (code === 0) resolve(answer.trim())
        else reject(new Error(`${command} ${args.join(' ')} failed (${code}):\n${output.slice(-OUTPUT_IN_ERRORS)}`))
      })
    })
  const podman = (...args: string[]) => run('podman', ...args)
  const compose = (...args: string[]) => run('docker-compose', '-p', 'porua-trial', '-f', composeFile, ...args)
  const service = spawn('podman', ['system', 'service', '--time=0', socket], { env, stdio: 'ignore' })

  let isClosed = false
  // Podman leaves the timing of health checks to systemd, which containers and small machines lack.
  const checkHealth = async () => {
    while (!isClosed) {
      const names = await podman('ps', '--format={{.Names}}').catch(() => '')
      for (const name of names.split('\n').filter(Boolean)) await podman('healthcheck', 'run', name).catch(() => {})
      await wait(1000)
    }
  }
  const checking = checkHealth()

  return {
    run,
    podman,
    compose,
    async close() {
      isClosed = true
      await checking
      await compose('down', '--volumes', '--timeout=5').catch(() => {})
      await podman('system', 'prune', '--all', '--force', '--volumes').catch(() => {})
      service.kill()
      await run('umount', join(folder, 'storage/overlay')).catch(() => {})
      await run('rm', '-rf', folder)
    },
  }
}
