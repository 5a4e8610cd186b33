import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import pdfPackage from 'pdfjs-dist/package.json' with { type: 'json' }
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import packageJson from './package.json' with { type: 'json' }
import { baseMap } from './src/widgets/shared/map/base/base-map.ts'
import { extensions, islandViews } from './vite.extensions.ts'

/** React's fast refresh must stand before the first component does; pages are not Vite's, so it cannot put it there. */
const refreshBeforeEntries: Plugin = {
  name: 'refresh-before-entries',
  apply: 'serve',
  transform(code, id) {
    if (!/\/src\/(client\/main\.ts|staff\/(.*\/)?main\.tsx)$/.test(id)) return undefined
    return { code: `import '@vitejs/plugin-react/preamble'\n${code}`, map: null }
  },
}

/** Scripts, styles and data also in brotli, so that serving them costs no work. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  applyToEnvironment: ({ name }) => name !== 'ssr',
  // Only what was written is final: Vite still edits scripts while it generates them.
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle)) {
      if (!/^assets\/.*\.(m?js|css|json)$/.test(name)) continue
      const file = join(dir, name)
      const bytes = readFileSync(file)
      // The last percents of what is large would take most of the time of a build.
      const quality = bytes.length > 400_000 ? 9 : constants.BROTLI_MAX_QUALITY
      writeFileSync(
        `${file}.br`,
        brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      )
    }
  },
}

/**
 * The ground of the map, drawn from open data: JSON files that the map's worker fetches and reads, so that they hold up
 * no page. A script that asks for `virtual:base-map` gets their addresses.
 */
function mapBase(): Plugin {
  const drawn = () => Object.entries(baseMap('src/features/content/near/towns.json'))
  const inDevelopment = '/@base-map/'
  let isBuild = false
  return {
    name: 'map-base',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === 'virtual:base-map' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0virtual:base-map') return undefined
      const addresses = drawn().map(([part, shapes]) => {
        if (!isBuild) return [part, inDevelopment + part]
        const source = JSON.stringify(shapes)
        const digest = createHash('sha256').update(source).digest('hex').slice(0, 8)
        const fileName = `assets/map-${part}-${digest}.json`
        this.emitFile({ type: 'asset', fileName, source })
        return [part, `/${fileName}`]
      })
      return {
        code: `export default ${JSON.stringify(Object.fromEntries(addresses))}`,
        moduleType: 'js',
        map: null,
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(inDevelopment, (request, response, next) => {
        const [, shapes] = drawn().find(([part]) => `/${part}` === request.url) ?? []
        if (!shapes) return next()
        response.setHeader('content-type', 'application/json').end(JSON.stringify(shapes))
      })
    },
  }
}

/** What pdf.js fetches by name when a document needs it: alphabets, fonts, decoders. None is fetched by another page. */
const pdfParts: Plugin = {
  name: 'pdf-parts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    for (const path of globSync(
      'node_modules/pdfjs-dist/{cmaps/*,standard_fonts/*,wasm/*_nowasm_fallback.js}',
    ))
      this.emitFile({
        type: 'asset',
        fileName: `assets/pdf/${pdfPackage.version}/${basename(dirname(path))}/${basename(path)}`,
        source: readFileSync(path),
      })
  },
}

/** The licences of the fonts, which no script imports: Vite lists those of packages that scripts do. */
const fontLicenses: Plugin = {
  name: 'font-licenses',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const texts = globSync('node_modules/@fontsource-variable/*/LICENSE').map((path) =>
      readFileSync(path, 'utf8'),
    )
    this.emitFile({ type: 'asset', fileName: 'assets/licenses-of-fonts.txt', source: texts.join('\n\n') })
  },
}

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const brought = await extensions({ tries: command === 'build' })
  const views = [...islandViews(globSync('src/widgets/*/view.tsx')), ...brought.islandViews]
  return {
    plugins: [brought.plugin, react(), refreshBeforeEntries, mapBase(), pdfParts, fontLicenses, compressed],
    appType: 'custom',
    builder: {},
    environments: {
      client: {
        // While it is developed, the staff area is of this environment too: found later, its packages would reload the page.
        optimizeDeps: { entries: ['src/client/main.ts', 'src/staff/**/main.tsx', ...views] },
        build: {
          outDir: 'dist/client',
          license: { fileName: 'assets/licenses.md' },
          manifest: true,
          assetsInlineLimit: 0,
          // The names of what each behaviour imports would be a quarter of the script of every page; behaviours come after
          // the first paint, and import little.
          modulePreload: { polyfill: false, resolveDependencies: () => [] },
          // The map and its ground, which come when it is touched.
          chunkSizeWarningLimit: 1_400,
          rolldownOptions: {
            input: ['src/client/main.ts', 'src/client/styles/site.ts', ...views],
            preserveEntrySignatures: 'exports-only',
            output: {
              // Views import of it what is in two files of the islands: beside it they would be a second script of each page.
              codeSplitting: {
                groups: [{ name: 'main', test: /\/src\/(client\/main|islands\/(wake|load-part))\.ts$/ }],
              },
            },
          },
        },
      },
      /** By itself, so that no public page shares a chunk with it or grows by it. */
      staff: {
        consumer: 'client',
        build: {
          outDir: 'dist/client',
          emptyOutDir: false,
          copyPublicDir: false,
          manifest: '.vite/staff-manifest.json',
          assetsDir: 'assets/staff',
          license: { fileName: 'assets/staff/licenses.md' },
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          chunkSizeWarningLimit: 1_000,
          rolldownOptions: { input: globSync('src/staff/**/main.tsx') },
        },
      },
      ssr: {
        // Only what package.json names among `dependencies` is there when the server runs; all else goes into the bundle.
        // While it is developed, every package is there.
        resolve:
          command === 'build' ? { noExternal: true, external: Object.keys(packageJson.dependencies) } : {},
        build: {
          outDir: 'dist/server',
          license: { fileName: 'licenses.md' },
          emptyOutDir: true,
          copyPublicDir: false,
          ssr: true,
          rolldownOptions: {
            input: {
              main: 'src/main.ts',
              cli: 'src/cli/index.ts',
              'extract-process': 'src/features/library/extract/extract-process.ts',
              'draw-process': 'src/platform/drawing/draw-process.ts',
              'import-process': 'src/cli/import-process.ts',
            },
            output: { entryFileNames: '[name].js' },
          },
        },
      },
    },
  }
})
