import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, normalize } from 'node:path'
import mime from 'mime'
import { z } from 'zod'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
)

/** A script that makes a page by itself. */
export interface BrowserProgram {
  entry: string
  styles: readonly string[]
}

/** Addresses of what the browser fetches. */
export interface Assets {
  entry: string
  /** What the entry imports, to be fetched together with it rather than after it. */
  entryImports?: readonly string[]
  styles: readonly string[]
  /** The script of a widget's view; undefined when it ships none. */
  viewOf(widget: string): string | undefined
  /** Of the staff app, which is built by itself. */
  staff: BrowserProgram
  /** Of the file manager without the app round it, as the file picker frames it. */
  fileManager: BrowserProgram
}

/** Reads what the build wrote beside the server. */
export function readAssets(clientFolder: string): Assets {
  const manifest = readManifest(clientFolder, 'manifest.json')
  const staffManifest = readManifest(clientFolder, 'staff-manifest.json')
  const staff = programOf(staffManifest, 'src/staff/main.tsx')
  const fileManager = programOf(staffManifest, 'src/staff/files/main.tsx')
  const address = (source: string) => {
    const file = manifest[source]?.file
    return file && `/${file}`
  }
  const styles = manifest['src/client/styles/site.ts']?.css ?? []
  const entry = address('src/client/main.ts')
  if (!entry || !staff || !fileManager || styles.length === 0)
    throw new Error('The build is incomplete; run `npm run build`.')
  return {
    entry,
    entryImports: manifest['src/client/main.ts']?.imports.flatMap((source) => address(source) ?? []) ?? [],
    styles: styles.map((file) => `/${file}`),
    viewOf: (widget) => address(`src/widgets/${widget}/view.tsx`),
    staff,
    fileManager,
  }
}

type Manifest = z.infer<typeof manifestSchema>

function programOf(manifest: Manifest, source: string): BrowserProgram | undefined {
  const file = manifest[source]?.file
  return file === undefined
    ? undefined
    : { entry: `/${file}`, styles: [...stylesOf(manifest, source)].map((style) => `/${style}`) }
}

/** With those of the parts that it shares with others, which come first. */
function stylesOf(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
  const part = manifest[source]
  if (!part || seen.has(source)) return new Set()
  seen.add(source)
  return new Set([...part.imports.flatMap((shared) => [...stylesOf(manifest, shared, seen)]), ...part.css])
}

const readManifest = (clientFolder: string, name: string) =>
  manifestSchema.parse(JSON.parse(readFileSync(join(clientFolder, '.vite', name), 'utf8')))

const compressible = /^(text\/|application\/(javascript|json)|image\/svg)/

/** Answers a built file by its name, which changes with its contents; false when there is none. */
export function serveAsset(
  clientFolder: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const name = normalize(decodeSafely(path))
  if (!name.startsWith('/assets/')) return false
  const file = join(clientFolder, name)
  const type = mime.getType(file) ?? 'application/octet-stream'
  const packed =
    compressible.test(type) &&
    /\bbr\b/.test(String(request.headers['accept-encoding'])) &&
    existsSync(`${file}.br`)
  const served = packed ? `${file}.br` : file
  const stat = statSync(served, { throwIfNoEntry: false })
  if (!stat?.isFile()) return false
  response.writeHead(200, {
    'content-type': type.startsWith('text/') || type.endsWith('javascript') ? `${type}; charset=utf-8` : type,
    'content-length': stat.size,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    ...(packed ? { 'content-encoding': 'br' } : {}),
  })
  if (request.method === 'HEAD') response.end()
  else createReadStream(served).pipe(response)
  return true
}

function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
