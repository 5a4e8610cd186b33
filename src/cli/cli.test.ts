import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { onlyOne } from '../platform/database/alone.ts'
import { createTestDatabase } from '../platform/database/testing.ts'
import { comingFrom } from '../platform/provenance.ts'
import { createStorage } from '../platform/storage.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { runCommand } from './run-command.ts'

const names = [
  'admin:password',
  'backup',
  'demo:remove',
  'export:site',
  'import:files',
  'import:site',
  'mail:read',
  'restore',
  'upgrade:check',
]
const root = join(import.meta.dirname, '..', '..')

let site: StaffTest
let folder: string
let said: string[]

beforeAll(async () => {
  site = await createStaffTest()
  folder = mkdtempSync(join(tmpdir(), 'schelp-cli-'))
  chmodSync(folder, 0o755)
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  said = []
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => void said.push(String(line)))
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void said.push(String(line)))
})

/** A command on the site of this test. */
const run = (...args: string[]) =>
  runCommand(args, { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl, LOG_LEVEL: 'silent' })

const isOneSentence = (lines: readonly string[]) =>
  lines.length === 1 && /^[A-Z/][^\n]+\.$/.test(lines[0] ?? '')

describe('RUN-03 the commands of the operator', () => {
  it('RUN-03 each tells how it is used, and opens nothing for it', async () => {
    for (const name of names) {
      expect(await runCommand([name, '--help'], { DATA_DIR: join(folder, 'help'), PORT: 'wrong' })).toBe(0)
      expect(said.join('\n')).toContain(`Usage: npm run ${name}`)
    }
    expect(existsSync(join(folder, 'help'))).toBe(false)
  })

  it('RUN-03 names the commands when asked for another', async () => {
    expect(await run('delete:all')).toBe(64)
    for (const name of names) expect(said.join('\n')).toContain(`npm run ${name}`)
  })

  it('RUN-03 says what is wrong with its arguments, and how it is used', async () => {
    for (const args of [
      ['backup'],
      ['restore', 'a', 'b'],
      ['import:files', 'x', '--quick'],
      ['admin:password', 'x'],
    ]) {
      said = []
      expect(await run(...args), args.join(' ')).toBe(64)
      expect(said.join('\n')).toContain(`Usage: npm run ${args[0]}`)
    }
  })

  it('RUN-03 makes a backup, tells that it can be restored, and changes nothing by asking', async () => {
    const archive = join(folder, 'site.tar.gz')
    expect(await run('backup', archive)).toBe(0)
    expect(await runCommand(['restore', archive, '--check'], { DATA_DIR: join(folder, 'checked') })).toBe(0)
    expect(said.at(-1)).toMatch(/is whole and can be restored: \d+ files/)
    expect(existsSync(join(folder, 'checked'))).toBe(false)
    writeFileSync(archive, 'broken')
    expect(await run('restore', archive, '--check')).toBe(1)
    expect(said.at(-1)).toContain('damaged')
  })

  it('RUN-03 a backup says how many files are missing, by its exit code too, and so does whoever looks at it', async () => {
    const { library } = site.program
    const category = await library.addCategory({ name: 'Kwijt' })
    if (!category.ok) throw new Error(category.code)
    const added = await library.addFile(Readable.from([Buffer.from('verslag')]), {
      categoryId: category.value.id,
      name: 'verslag.txt',
      published: true,
    })
    if (!added.ok) throw new Error(added.code)
    const { rows } = await site.program.handle.pool.query<{ key: string }>(
      'select storage_key as key from library_contents where file_id = $1',
      [added.value.id],
    )
    const key = rows[0]?.key ?? ''
    await createStorage({ dataDir: site.dataDir, storage: { driver: 'local' } }).delete(key)
    const archive = join(folder, 'incomplete.tar')
    expect(await run('backup', archive)).toBe(65)
    expect(said.at(-1)).toBe(
      `1 file is missing: rows of the site need it, and the storage has no such contents (${key}).`,
    )
    expect(await run('restore', archive, '--check')).toBe(0)
    expect(said.at(-1)).toMatch(/^1 file is missing/)
    await library.deleteFiles([added.value.id])
    expect(await run('backup', archive)).toBe(0)
  })

  it('RUN-03 tells before an upgrade whether it can go on from the database, and changes nothing', async () => {
    const ask = async (change: string) => {
      const handle = await createTestDatabase()
      await handle.pool.query(change)
      const { rows } = await handle.pool.query(
        'select count(*)::int as count from drizzle.__drizzle_migrations',
      )
      const code = await runCommand(['upgrade:check'], { DATA_DIR: site.dataDir, DATABASE_URL: handle.url })
      const after = await handle.pool.query('select count(*)::int as count from drizzle.__drizzle_migrations')
      expect(after.rows).toEqual(rows)
      await handle.close()
      return [code, said.at(-1)]
    }
    expect(await ask('select 1')).toEqual([0, 'The database is as this version needs it.'])
    expect(await ask('delete from drizzle.__drizzle_migrations where id > 2')).toEqual([
      1,
      expect.stringMatching(/^This version will change the database \(0002(, \d{4})*\)\.$/),
    ])
    expect(await ask("update drizzle.__drizzle_migrations set hash = 'other' where id = 3")).toEqual([
      78,
      expect.stringContaining('another text of migration 0002'),
    ])
  })

  it('EDIT-07: brings an export in, takes it back, and answers 1 in one sentence when it cannot run', async () => {
    const file = join(folder, 'export.xml')
    writeFileSync(
      file,
      `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
        <channel><title>Oud</title><link>https://oud.example</link><wp:wxr_version>1.2</wp:wxr_version>
        <wp:base_site_url>https://oud.example</wp:base_site_url><wp:base_blog_url>https://oud.example</wp:base_blog_url>
        <item><title>Uit het dorp</title><link>https://oud.example/uit-het-dorp/</link><content:encoded>Dag.</content:encoded>
        <wp:post_id>4711</wp:post_id><wp:post_name>uit-het-dorp</wp:post_name><wp:status>publish</wp:status>
        <wp:post_type>post</wp:post_type><wp:post_date_gmt>2020-01-02 03:04:05</wp:post_date_gmt></item></channel></rss>`,
    )
    const report = join(folder, 'report.json')
    expect(await run('import:site', file, `--report=${report}`)).toBe(0)
    expect(said.join('\n')).toContain('Bladzijden en berichten: 1 gevonden, 1 gebracht.')
    expect(JSON.parse(readFileSync(report, 'utf8')).sorts.entries).toMatchObject({ found: 1, added: 1 })
    expect(await run('import:site', '--undo')).toBe(0)
    for (const args of [[join(folder, 'nergens')], ['--undo'], [report]]) {
      said.length = 0
      expect([args, await run('import:site', ...args)]).toEqual([args, 1])
      expect([said, isOneSentence(said)]).toEqual([said, true])
    }
  })

  it('LIB-21 imports a folder, and says in words what it left', async () => {
    mkdirSync(join(folder, 'in'))
    writeFileSync(join(folder, 'in', 'brief.txt'), 'Beste leden')
    writeFileSync(join(folder, 'in', 'foto.jpg'), '%PDF-1.4')
    execFileSync('mkfifo', [join(folder, 'in', 'pijp')])
    expect(await run('import:files', join(folder, 'in'), '--dry-run')).toBe(0)
    expect(said.join('\n')).toContain('Nothing was changed. It would be: 1 added')
    expect(await run('import:files', join(folder, 'in'))).toBe(0)
    expect(said.join('\n')).toContain('foto.jpg: holds pdf, and not what its name says')
    expect(said.join('\n')).toContain('pijp: is not a file')
    expect(said.join('\n')).toContain('\n1 added, 0 replaced, 0 unchanged, 0 renamed, 0 gone, 2 left')
  })

  it('RUN-03 takes the demo content out, says how much, and leaves what staff made', async () => {
    const { content } = site.program
    await comingFrom('demo', () =>
      content.addEntry({ type: 'post', title: 'Van de demo', status: 'published' }),
    )
    const own = await content.addEntry({ type: 'post', title: 'Van ons', status: 'published' })
    expect(await run('demo:remove')).toBe(0)
    expect(said.at(-1)).toMatch(/^Removed: 1 entries, .+ The demo content will not come back\.$/)
    const { entries } = await content.list({ type: 'post', perPage: 9 })
    expect(entries.map(({ id }) => id)).toEqual([own.id])
  })

  it('RUN-03 gives the administrator a new password', async () => {
    expect(await run('admin:password')).toBe(0)
    const [, email = '', password = ''] = /Administrator: (\S+)\nPassword: +(\S+)/.exec(said.join('\n')) ?? []
    const signedIn = await site.program.accounts.signIn({ email, password, remember: false, from: 'a' })
    expect(signedIn.ok).toBe(true)
  })
})

describe('abuse 31', () => {
  it('abuse 31: without a site every command refuses, names the folder and makes nothing', async () => {
    const empty = join(folder, 'no-site')
    for (const args of [
      ['admin:password'],
      ['backup', join(folder, 'x.tar')],
      ['demo:remove'],
      ['import:files', folder],
      ['upgrade:check'],
      ['mail:read', 'iemand@schelp.example'],
    ]) {
      said = []
      expect(await runCommand(args, { DATA_DIR: empty }), args[0]).toBe(78)
      expect(isOneSentence(said), said.join('\n')).toBe(true)
      expect(said[0]).toContain(empty)
    }
    expect(existsSync(empty)).toBe(false)
  })

  it.each([
    [
      'a database that nobody serves',
      { DATABASE_URL: 'postgresql://schelp:geheim@127.0.0.1:9/schelp' },
      '127.0.0.1:9',
    ],
    ['wrong settings', { PORT: 'drie' }, 'PORT'],
  ])('abuse 31: %s is told in words, without a password', async (_, env, word) => {
    expect(await runCommand(['backup', join(folder, 'x.tar')], { DATA_DIR: site.dataDir, ...env })).toBe(78)
    expect(said.join('\n')).toContain(word)
    expect(said.join('\n')).not.toMatch(/geheim|\n +at /)
    expect(readdirSync(folder).filter((name) => name.startsWith('x.tar'))).toEqual([])
  })

  it('abuse 31: a folder that is not there is told in words', async () => {
    expect(await run('backup', join(folder, 'in', 'brief.txt', 'x.tar'))).toBe(78)
    expect(isOneSentence(said), said.join('\n')).toBe(true)
    said = []
    expect(await run('backup', join(folder, 'nergens', 'x.tar'))).toBe(78)
    expect(said).toEqual([`${join(folder, 'nergens')} is not there.`])
    said = []
    expect(await run('restore', join(folder, 'nergens.tar'), '--check')).toBe(1)
    expect(said).toEqual([`${join(folder, 'nergens.tar')} is not there.`])
  })

  it('abuse 31: a folder in the place of an archive is told before anything is done', async () => {
    const place = join(folder, 'place')
    mkdirSync(place)
    for (const named of [place, `${place}/`]) {
      said = []
      expect(await run('backup', named)).toBe(78)
      expect(isOneSentence(said), said.join('\n')).toBe(true)
      expect(said[0]).toContain(`${place} is a folder`)
    }
    expect(readdirSync(folder).filter((name) => name.startsWith('place'))).toEqual(['place'])
    said = []
    expect(await run('restore', place, '--check')).toBe(1)
    expect(said).toEqual([`${place} is a folder.`])
  })

  it('abuse 31: a backup follows a link, and never takes the place of a device or a pipe', async () => {
    const [target, link, pipe] = [
      join(folder, 'elsewhere.tar'),
      join(folder, 'link.tar'),
      join(folder, 'pipe.tar'),
    ]
    symlinkSync('elsewhere.tar', link)
    execFileSync('mkfifo', [pipe])
    for (let time = 0; time < 2; time++) {
      expect(await run('backup', link)).toBe(0)
      expect(lstatSync(link).isSymbolicLink()).toBe(true)
      expect(await run('restore', target, '--check')).toBe(0)
    }
    said = []
    expect(await run('backup', pipe)).toBe(78)
    expect(said).toEqual([`${pipe} is a device or a pipe: name an ordinary file.`])
    expect(lstatSync(pipe).isFIFO()).toBe(true)
  })

  it('abuse 31: of two backups under one name one is told to wait, and one left by a kill is in nobody’s way', async () => {
    const twice = join(folder, 'twice.tar')
    const codes = await Promise.all([run('backup', twice), run('backup', twice)])
    expect(codes.toSorted()).toEqual([0, 78])
    expect(said.join('\n')).toContain(`Another backup is being written to ${twice}`)
    expect(await run('restore', twice, '--check')).toBe(0)
    writeFileSync(`${twice}.partial`, 'begun')
    utimesSync(`${twice}.partial`, new Date(0), new Date(0))
    expect(await run('backup', twice)).toBe(0)
    expect(await run('restore', twice, '--check')).toBe(0)
  })

  it('abuse 31: an import beside another one, or of the data of the site, is refused in one sentence', async () => {
    const letters = join(folder, 'letters')
    mkdirSync(letters)
    expect(
      await onlyOne(site.program.handle.db, 'import of a folder', () => run('import:files', letters)),
    ).toBe(78)
    expect(said).toEqual(['Another import is under way; wait for it.'])
    expect(await run('import:files', letters)).toBe(0)
    for (const named of [site.dataDir, join(site.dataDir, '..')]) {
      said = []
      expect(await run('import:files', named, '--dry-run')).toBe(78)
      expect(isOneSentence(said), said.join('\n')).toBe(true)
      expect(said[0]).toContain(site.dataDir)
    }
  })

  it('abuse 31: an archive that cannot be restored makes no database where there is none', async () => {
    const data = join(folder, 'new-site')
    const damaged = join(folder, 'damaged.tar.gz')
    writeFileSync(damaged, 'no archive')
    for (const archive of [join(folder, 'nergens.tar'), folder, damaged]) {
      said = []
      expect(await runCommand(['restore', archive], { DATA_DIR: data, LOG_LEVEL: 'silent' })).toBe(1)
      expect(isOneSentence(said), said.join('\n')).toBe(true)
      expect(existsSync(data)).toBe(false)
    }
  })

  it.runIf(process.getuid?.() === 0)(
    'abuse 31: root becomes the owner of the data, and stays root on its own',
    () => {
      const owned = join(folder, 'owned')
      mkdirSync(owned)
      chownSync(owned, 4_321, 4_321)
      const ask = (path: string) =>
        execFileSync(process.execPath, [
          '--input-type=module',
          '--eval',
          `import { becomeOwnerOf } from ${JSON.stringify(join(root, 'src/platform/become-owner.ts'))}
         becomeOwnerOf(${JSON.stringify(path)})
         console.log(process.getuid(), process.getgid(), process.getgroups().join())`,
        ]).toString()
      expect(ask(owned)).toBe('4321 4321 4321\n')
      expect(ask(folder)).toMatch(/^0 0 /)
      expect(ask(join(folder, 'absent'))).toMatch(/^0 0 /)
    },
  )
})
