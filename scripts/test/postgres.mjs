// A PostgreSQL that is not ours: Debian's, in a folder of its own, for as long as the tests run.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDebianPackages } from './tools.mjs'

const versions = '/usr/lib/postgresql'
const oldestVersion = 15

/** `{ url, version, stop }`, or a sentence why there is none. */
export async function startPostgres() {
  const version = newestVersion() ?? (installDebianPackages('postgresql') ? newestVersion() : undefined)
  if (!version)
    return `Debian's PostgreSQL ${oldestVersion} or later is not installed and can't be installed here.`
  const owner = serverOwner()
  const folder = mkdtempSync(join(tmpdir(), 'schelp-debian-postgres-'))
  const passwordFile = join(folder, 'password')
  const data = join(folder, 'data')
  const password = randomBytes(18).toString('hex')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  for (const path of owner ? [folder, passwordFile] : []) chownSync(path, owner.uid, owner.gid)

  const run = (program, ...args) => {
    const { status, stdout, stderr, error } = spawnSync(
      join(versions, String(version), 'bin', program),
      args,
      { cwd: folder, encoding: 'utf8', ...owner },
    )
    if (status !== 0) throw new Error(`${program}: ${error?.message ?? (stderr.trim() || stdout.trim())}`)
  }
  const stop = () => {
    if (existsSync(join(data, 'postmaster.pid'))) run('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-w')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const user = 'schelp'
    run(
      'initdb',
      '-D',
      data,
      '-U',
      user,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
    )
    const port = await freePort()
    // The settings of the tests' embedded server: its data need not survive.
    const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories= -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c autovacuum=off -c max_connections=200`
    run('pg_ctl', 'start', '-D', data, '-l', join(folder, 'log'), '-w', '-o', options)
    return { version, stop, url: `postgresql://${user}:${password}@127.0.0.1:${port}/postgres` }
  } catch (error) {
    stop()
    return `Debian's PostgreSQL ${version} does not start here. ${error.message}`
  }
}

function newestVersion() {
  const found = existsSync(versions) ? readdirSync(versions).map(Number) : []
  return found
    .filter(
      (version) => version >= oldestVersion && existsSync(join(versions, String(version), 'bin', 'initdb')),
    )
    .sort((a, b) => b - a)[0]
}

/** PostgreSQL refuses to run as root: then as its own user, else as nobody. */
function serverOwner() {
  if (process.getuid?.() !== 0) return undefined
  const numberOf = (flag, name) =>
    Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10)
  const name = Number.isNaN(numberOf('-u', 'postgres')) ? 'nobody' : 'postgres'
  return { uid: numberOf('-u', name), gid: numberOf('-g', name) }
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
