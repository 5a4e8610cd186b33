import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type APIRequestContext, expect, request } from '@playwright/test'
import { openPostOffice, type PostOffice } from './post-office.ts'
import { signIn } from './staff.ts'

/** The built site on a data folder of its own, which a test may treat badly. */
export class OwnSite {
  readonly dataDir: string
  readonly #programs = new Set<ChildProcess>()
  #url = ''
  #server: ChildProcess | undefined
  #post: PostOffice | undefined

  /** @param settings variables of its environment */
  constructor(
    dataDir: string,
    readonly settings: Readonly<Record<string, string>> = {},
  ) {
    this.dataDir = dataDir
  }

  get url(): string {
    return this.#url
  }

  /** Resolves when the site says that it is well. */
  async start(): Promise<void> {
    const port = await freePort()
    this.#url = `http://127.0.0.1:${port}`
    await this.#post?.close()
    this.#post = await openPostOffice(String(port))
    this.#server = this.#run('main.js', [], {
      PORT: String(port),
      SITE_URL: this.#url,
      TRUST_PROXY: '1',
      SMTP_URL: this.#post.url,
    })
    await this.isWell()
  }

  async isWell(): Promise<void> {
    const health = () =>
      fetch(`${this.#url}/ready`).then(
        ({ status }) => status,
        () => 0,
      )
    // With the demo to draw, on a machine that has more to do.
    await expect.poll(health, { timeout: 300_000 }).toBe(200)
  }

  /** The administrator, who gets a password by the operator's command. */
  async administrator(): Promise<APIRequestContext> {
    const { stdout } = this.command('admin:password')
    const said = stdout ? await text(stdout) : ''
    const [, email = '', password = ''] = /Administrator: (\S+)\s+Password: +(\S+)/.exec(said) ?? []
    const context = await request.newContext({ baseURL: this.#url })
    await signIn(context, { email, password })
    return context
  }

  /** One of the operator's commands. */
  command(...args: string[]): ChildProcess {
    return this.#run('cli.js', args, {})
  }

  /** Kills the site and every command that runs, as a crash of the machine would. */
  async killProgram(): Promise<void> {
    await Promise.all([...this.#programs].map((program) => ended(program, 'SIGKILL')))
  }

  /** Kills the first process of the database; its children die of it. */
  killDatabase(): void {
    process.kill(
      Number.parseInt(readFileSync(join(this.dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10),
      'SIGKILL',
    )
  }

  async stop(): Promise<void> {
    if (this.#server && this.#programs.has(this.#server)) await ended(this.#server, 'SIGTERM')
    await this.#post?.close()
    this.#post = undefined
  }

  #run(program: string, args: readonly string[], more: Record<string, string>): ChildProcess {
    const child = spawn(process.execPath, [join('dist', 'server', program), ...args], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'silent',
        SEED: 'none',
        ...this.settings,
        ...more,
      },
    })
    this.#programs.add(child)
    child.once('exit', () => this.#programs.delete(child))
    return child
  }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
