import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import mime from 'mime'
import { z } from 'zod'
import type { Bytes } from '../../kernel/bytes.ts'
import { acceptedEncoding } from '../../platform/http/accepted-encoding.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import { pour } from '../../platform/http/stream-answer.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
)

/** The entry script of an app, or of a part of it, that is drawn in the browser. */
export interface BrowserProgram {
  entry: string
  /** The scripts that the entry imports, and those that they import. */
  imports: readonly string[]
  styles: readonly string[]
}

/** Addresses of the scripts and styles that the build made for browsers. */
export interface Assets {
  entry: string
  styles: readonly string[]
  /** The script of a widget's view; undefined when it ships none. */
  viewOf(widget: string): string | undefined
  /** The staff app, which has a build of its own. */
  staff: BrowserProgram
  /** The part of the staff app that the page editor is. */
  editor: BrowserProgram
  /** The file manager without the staff app around it, for the frame of the file picker. */
  fileManager: BrowserProgram
  /** The volunteers' handbook: the folder of its chapters and pictures, and what its pages are styled with. */
  handbook: { folder: string; styles: readonly string[] }
}

/**
 * Reads the manifests that the build wrote beside the server.
 * @param ofExtension the source of the view of an extension's widget; undefined for one of ours
 */
export function readAssets(
  clientFolder: string,
  ofExtension: (widget: string) => string | undefined = () => undefined,
): Assets {
  const manifest = readManifest(clientFolder, 'manifest.json')
  const staffManifest = readManifest(clientFolder, 'staff-manifest.json')
  const staff = programOf(staffManifest, 'src/staff/main.tsx')
  const editor = programOf(staffManifest, 'src/staff/editor/index.tsx')
  const fileManager = programOf(staffManifest, 'src/staff/files/main.tsx')
  const address = (source: string) => {
    const file = manifest[source]?.file
    return file && `/${file}`
  }
  const styles = manifest['src/client/styles/site.ts']?.css ?? []
  const entry = address('src/client/main.ts')
  if (!entry || !staff || !editor || !fileManager || styles.length === 0)
    throw new Error('The build is incomplete; run `npm run build`.')
  return {
    entry,
    styles: styles.map((file) => `/${file}`),
    viewOf: (widget) => address(ofExtension(widget) ?? `src/widgets/${widget}/view.tsx`),
    staff,
    editor,
    fileManager,
    handbook: { folder: join(clientFolder, '..', 'docs'), styles: staff.styles },
  }
}

type Manifest = z.infer<typeof manifestSchema>

function programOf(manifest: Manifest, source: string): BrowserProgram | undefined {
  const parts = [...partsOf(manifest, source)]
  const own = parts.pop()
  return (
    own && {
      entry: `/${own.file}`,
      imports: parts.map(({ file }) => `/${file}`),
      styles: [...new Set([...parts, own].flatMap(({ css }) => css))].map((style) => `/${style}`),
    }
  )
}

/** What an entry imports, each after its own imports, and the entry at last. */
function partsOf(manifest: Manifest, source: string, seen = new Set<string>()): Set<Manifest[string]> {
  const part = manifest[source]
  if (!part || seen.has(source)) return new Set()
  seen.add(source)
  return new Set([...part.imports.flatMap((shared) => [...partsOf(manifest, shared, seen)]), part])
}

const readManifest = (clientFolder: string, name: string) =>
  manifestSchema.parse(JSON.parse(readFileSync(join(clientFolder, '.vite', name), 'utf8')))

/** A file that the build wrote for the browser. */
interface BuiltFile {
  path: string
  size: Bytes
  headers: Readonly<Record<string, string>>
  /** The same file, compressed. */
  packed?: BuiltFile
}

/** The built files by address. No other file is ever looked up on the disk. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>

const folder = 'assets'

/** Lists the files in the client folder; returns an empty list when the folder does not exist. */
export function listBuiltFiles(clientFolder: string): BuiltFiles {
  const place = join(clientFolder, folder)
  const names = new Set(existsSync(place) ? readdirSync(place, { recursive: true, encoding: 'utf8' }) : [])
  const files = new Map<string, BuiltFile>()
  for (const name of names) {
    const path = join(place, name)
    const { size, isFile } = weigh(path)
    if (!isFile || name.endsWith(packedEnd)) continue
    const headers = headersOf(name)
    const packed = names.has(name + packedEnd) && {
      path: path + packedEnd,
      size: weigh(path + packedEnd).size,
      headers: { ...headers, 'content-encoding': 'br' },
    }
    files.set(`/${folder}/${name.split(sep).join('/')}`, { path, size, headers, ...(packed && { packed }) })
  }
  return files
}

const packedEnd = '.br'

function weigh(path: string): { size: Bytes; isFile: boolean } {
  const stat = statSync(path)
  return { size: stat.size, isFile: stat.isFile() }
}

function headersOf(name: string): Record<string, string> {
  const type = mime.getType(name) ?? 'application/octet-stream'
  return {
    ...securityHeaders,
    'content-type': type.startsWith('text/') || type.endsWith('javascript') ? `${type}; charset=utf-8` : type,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  }
}

/** Answers a built file by its name, which changes with its contents; false when there is none. */
export function serveAsset(
  files: BuiltFiles,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  transport: Readonly<Record<string, string>>,
  onBroken: (error: Error) => void,
): boolean {
  const file = files.get(path)
  if (!file) return false
  const { packed } = file
  const served = packed && acceptedEncoding(request.headers['accept-encoding']) === 'br' ? packed : file
  response.writeHead(200, { ...served.headers, ...transport, 'content-length': served.size })
  if (request.method === 'HEAD') response.end()
  else pour(createReadStream(served.path), response, { length: served.size, onBroken })
  return true
}
