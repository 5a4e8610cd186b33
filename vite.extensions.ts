import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { z } from 'zod'
import packageJson from './package.json' with { type: 'json' }
import { type ExtensionFolder, extensionFolders } from './scripts/extension-folders.mjs'

const root = import.meta.dirname

/** All that an extension may import of ours, by how it says it (`exports` of package.json says the same). */
const doors: Readonly<Record<string, string>> = {
  'schelp/extension': join(root, 'src/extension.ts'),
  'schelp/extension/view': join(root, 'src/extension-view.ts'),
  'schelp/extension/staff': join(root, 'src/extension-staff.ts'),
}

/** The files of an extension that the build takes in by their place. */
export function partsOf(folder: string) {
  const all = (pattern: string) =>
    globSync(pattern, { cwd: folder, exclude: (name) => name === 'node_modules' })
      .sort()
      .map((path) => join(folder, path))
  return {
    index: join(folder, 'index.ts'),
    fields: all('widgets/*/fields.ts'),
    views: all('widgets/*/view.tsx'),
    emails: all('widgets/*/email.ts'),
    behaviours: all('**/*.behaviour.ts'),
    // Those in `staff/` are imported by its screens.
    styles: all('**/*.css').filter((path) => !path.startsWith(join(folder, 'staff', sep))),
    staff: all('staff.{ts,tsx}'),
    migrations: all('migrations/*.sql'),
  }
}

const roomOf = (path: string) => basename(dirname(path))
/** As Vite's manifest writes a path. */
const fromRoot = (path: string) => relative(root, path).split(sep).join('/')

/** The views that a browser may wake: a room whose `hydrate` is `none` ships no script. */
export const islandViews = (views: readonly string[]): string[] =>
  views.filter((view) => !/hydrate: 'none'/.test(readFileSync(join(dirname(view), 'fields.ts'), 'utf8')))

/** Every extension that stands here. Without `tried`, only what can be seen from outside is its fault. */
const found = extensionFolders()

/**
 * Takes the extensions in: what of them the server, the pages, the page editor and the staff app load. One that cannot be
 * built is left out with the reason, which the site names when it starts. An extension imports the public module, its own
 * files and packages; anything else of ours is such a fault.
 */
export async function extensions({ tries }: { tries: boolean }) {
  const known = tries ? await Promise.all(found.map(tried)) : found
  for (const { name, fault } of known) if (fault) console.warn(`The extension ${name} is left out: ${fault}`)
  const sound = known.filter(({ fault }) => !fault).map((one) => ({ ...one, ...partsOf(one.folder) }))
  const parts = sound.map((one) => ({
    ...one,
    views: one.views.map((view) => [roomOf(view), view] as const),
  }))

  const loads = (paths: readonly string[], name: (path: string) => string) =>
    `{ ${paths.map((path) => `${JSON.stringify(name(path))}: () => import(${JSON.stringify(path)})`).join(', ')} }`
  const modules: Readonly<Record<string, () => string>> = {
    'virtual:extensions': () =>
      `export const extensions = [${[
        ...known.filter(({ fault }) => fault).map(({ name, fault }) => JSON.stringify({ name, fault })),
        ...parts.map(
          ({ name, index, views, styles, migrations }) =>
            `{ name: ${JSON.stringify(name)}, load: () => import(${JSON.stringify(index)}), ` +
            `views: ${JSON.stringify(Object.fromEntries(views.map(([room, path]) => [room, fromRoot(path)])))}, ` +
            `styles: ${JSON.stringify(styles.map(fromRoot))}, ` +
            `migrations: ${JSON.stringify(migrations.map((path) => ({ name: basename(path), sql: readFileSync(path, 'utf8') })))} }`,
        ),
      ].join(',\n')}]`,
    'virtual:extension-behaviours': () =>
      `export const behaviours = ${loads(
        sound.flatMap(({ behaviours }) => behaviours),
        (path) => basename(path, '.behaviour.ts'),
      )}`,
    'virtual:extension-styles': () =>
      sound.flatMap(({ styles }) => styles.map((path) => `import ${JSON.stringify(path)}`)).join('\n'),
    // Fields that throw are left out, and the editor stands.
    'virtual:extension-rooms': () =>
      [
        `const files = await Promise.allSettled([${sound
          .flatMap(({ name, fields }) => fields.map((path) => [name, path]))
          .map(
            ([name, path]) =>
              `import(${JSON.stringify(path)}).then(({ fields }) => ({ extension: ${JSON.stringify(name)}, fields }))`,
          )
          .join(',\n')}])`,
        `export const rooms = files.flatMap(({ value }) => (value ? [value] : []))`,
        `export const views = ${loads(
          sound.flatMap(({ views }) => views),
          roomOf,
        )}`,
        `export const emails = ${JSON.stringify(sound.flatMap(({ emails }) => emails.map(roomOf)))}`,
      ].join('\n'),
    'virtual:extension-networks': () => {
      const all = sound.map(({ folder }) => readNetworks(folder))
      return [
        `export const share = ${JSON.stringify(Object.assign({}, ...all.map(({ share }) => share)))}`,
        `export const profiles = ${JSON.stringify(Object.assign({}, ...all.map(({ profiles }) => profiles)))}`,
      ].join('\n')
    },
    'virtual:extension-screens': () =>
      `export const parts = ${loads(
        sound.flatMap(({ staff }) => staff),
        roomOf,
      )}`,
  }

  const plugin: Plugin = {
    ...resolver(found.map(({ folder }) => folder)),
    config: () => ({ server: { fs: { allow: [root, ...found.map(({ folder }) => folder)] } } }),
    load(id) {
      const code = id.startsWith('\0') ? modules[id.slice(1)]?.() : undefined
      return code === undefined ? undefined : { code, moduleType: 'js', map: null }
    },
  }
  return { plugin, islandViews: islandViews(sound.flatMap(({ views }) => views)) }
}

/** Finds the public module and packages for files of extensions, wherever they stand; refuses what else is ours. */
function resolver(folders: readonly string[]): Plugin {
  const real = folders.map((folder) => (existsSync(folder) ? realpathSync(folder) : folder))
  const homeOf = (path: string) =>
    [...folders, ...real].find((folder) => path.startsWith(folder + sep)) ?? undefined
  return {
    name: 'extensions',
    resolveId: {
      order: 'pre',
      async handler(id, importer, options) {
        if (id.startsWith('virtual:extension')) return `\0${id}`
        if (doors[id]) return doors[id]
        const home = importer && homeOf(importer)
        if (!home || id.startsWith('\0') || id.startsWith('virtual:')) return undefined
        const isBare = /^[\w@]/.test(id) && !/^\w:/.test(id)
        const resolved = await this.resolve(id, importer, { ...options, skipSelf: true })
        if (!resolved)
          return isBare ? this.resolve(id, join(root, 'package.json'), { ...options, skipSelf: true }) : null
        const isOurs = resolved.id.startsWith(root + sep) && !resolved.id.includes('/node_modules/')
        if (isOurs && homeOf(resolved.id) !== home && !/\.test\.tsx?$|\/testing\//.test(importer))
          this.error(`${relative(home, importer)} imports ${id}; an extension imports schelp/extension`)
        return resolved
      },
    },
  }
}

// unbounded: written by whoever wrote the extension
const sign = z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s,.-]+$/, { error: 'is no path of a drawing' })
const network = { title: z.string().min(1), sign }
const href = z.string().regex(/^(https:\/\/|mailto:)/, { error: 'must begin with https:// or mailto:' })
const named = <Shape extends z.ZodType>(shape: Shape) =>
  z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), shape)
const networks = z.strictObject({
  share: named(z.strictObject({ ...network, href })).default({}),
  profiles: named(z.strictObject(network)).default({}),
})

/**
 * The social networks of an extension: `networks.json`, as data, because the page editor and the server both must know
 * them before anything is loaded.
 * @throws saying what is wrong with it
 */
function readNetworks(folder: string): z.infer<typeof networks> {
  const file = join(folder, 'networks.json')
  if (!existsSync(file)) return { share: {}, profiles: {} }
  const read = networks.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`networks.json: ${issue?.path.join('.')} ${issue?.message}`)
}

/** Builds an extension by itself and throws the result away: what is wrong with it is its fault alone. */
async function tried(extension: ExtensionFolder): Promise<ExtensionFolder> {
  if (extension.fault) return extension
  const { styles: _, migrations: __, ...parts } = partsOf(extension.folder)
  const fault = await faultOf(extension.folder, Object.values(parts).flat())
  return { ...extension, fault }
}

/** In the place of all that extensions bring, while one is tried by itself. */
const nothing = {
  code: `export const ${['extensions', 'rooms', 'emails'].map((list) => `${list} = []`).join(', ')}
    export const ${['behaviours', 'views', 'parts', 'share', 'profiles'].map((map) => `${map} = {}`).join(', ')}`,
  moduleType: 'js' as const,
}

const packages = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies })

/** Why files of an extension cannot be built; undefined when they can. */
export async function faultOf(folder: string, input: readonly string[]): Promise<string | undefined> {
  try {
    readNetworks(folder)
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [
        { ...resolver([folder]), load: (id) => (id.startsWith('\0virtual:extension') ? nothing : null) },
        react(),
      ],
      ssr: { noExternal: true, external: packages },
      build: { write: false, ssr: true, minify: false, rolldownOptions: { input: [...input] } },
    })
    return undefined
  } catch (error) {
    const lines = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !/^Build failed with/.test(line))
    return lines.slice(0, 2).join(' ').slice(0, 400)
  }
}
