// Makes replacements for the images that ops/ names, from Debian's packages and our own Node. They have this machine's
// certificates, so that a build behind a company's proxy works.
import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from './engine.ts'

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
const DATABASE = '/var/lib/postgresql'

/** Like the official image, creates the user and database from the environment, then runs the server. */
const START_POSTGRES = `#!/bin/sh
set -e
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA" && chmod 700 "$PGDATA"
  echo "$POSTGRES_PASSWORD" > /tmp/password
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 --auth-local=trust --encoding=UTF8
  echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
  pg_ctl -w start -o "-c listen_addresses=''"
  createdb -U "$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl -w stop
fi
exec postgres -c listen_addresses='*'
`

type BaseImage = {
  packages: string[]
  /** Shell commands, with the image's root as $1. */
  hooks: string[]
  /** Settings as in a Dockerfile. */
  settings: string[]
}

export async function makeBaseImages(engine: Engine, folder: string, root: string): Promise<void> {
  const release = /VERSION_CODENAME=(\w+)/.exec(readFileSync('/etc/os-release', 'utf8'))![1]!
  const version = /postgresql-(\d+)/.exec(await engine.run('apt-cache', 'depends', 'postgresql'))![1]!
  const node = realpathSync(join(root, 'node_modules/.bin/node'))
  const npm = join(realpathSync(await engine.run('sh', '-c', 'command -v npm')), '../..')
  const starter = join(folder, 'start-postgres')
  writeFileSync(starter, START_POSTGRES, { mode: 0o755 })
  const images: Record<string, BaseImage> = {
    'node:24.21.0-bookworm-slim': {
      packages: [],
      hooks: [
        'chroot "$1" useradd --create-home --uid 1000 node',
        'mkdir -p "$1/usr/local/lib/node_modules"',
        `cp -rL ${npm} "$1/usr/local/lib/node_modules/npm"`,
        `cp ${node} "$1/usr/local/bin/node"`,
        'ln -s ../lib/node_modules/npm/bin/npm-cli.js "$1/usr/local/bin/npm"',
      ],
      settings: [`ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}`],
    },
    'postgres:18.4': {
      packages: ['postgresql'],
      hooks: [
        `rm -rf "$1${DATABASE}" && chroot "$1" install -d -o postgres -g postgres -m 1777 ${DATABASE}`,
        `cp ${starter} "$1/usr/local/bin/start-postgres"`,
      ],
      settings: [
        `ENV PATH=/usr/lib/postgresql/${version}/bin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
        `ENV PGDATA=${DATABASE}/18/docker`,
        'ENTRYPOINT ["start-postgres"]',
        'STOPSIGNAL SIGINT',
      ],
    },
    'caddy:2.10.2': {
      packages: ['caddy'],
      hooks: [],
      settings: [
        'ENV XDG_CONFIG_HOME=/config',
        'ENV XDG_DATA_HOME=/data',
        'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]',
      ],
    },
  }
  for (const [name, image] of Object.entries(images))
    await makeImage(engine, join(folder, 'tree.tar'), release, name, image)
}

async function makeImage(engine: Engine, tree: string, release: string, name: string, image: BaseImage): Promise<void> {
  const { packages, hooks, settings } = image
  await engine.run(
    'mmdebstrap',
    '--variant=minbase',
    `--include=${[...packages, 'ca-certificates'].join(',')}`,
    ...[...hooks, `cp ${CERTIFICATES} "$1${CERTIFICATES}"`].map((hook) => `--customize-hook=${hook}`),
    release,
    tree,
  )
  await engine.podman('import', ...settings.map((line) => `--change=${line}`), tree, `docker.io/library/${name}`)
  await engine.run('rm', tree)
}
