// Every schema on the server states how long its texts and how many the members of its lists and records may be, so
// that nothing reads what nobody cut (abuse 35).
import { sources, walk } from './sources.mjs'

/** What these read is written by the program itself, by the build or by the operator. */
const own = [
  ['src/staff/', 'answers of our own server, in the browser'],
  ['src/backup/', 'archives and jobs that the program wrote'],
  ['src/platform/config.ts', 'the settings of the operator'],
  ['src/platform/drawing/', 'messages of our own process'],
  ['src/platform/last-backup.ts', 'a note of our own'],
  ['src/platform/changes.ts', 'messages between our own nodes'],
  ['src/features/library/extract/', 'messages of our own process'],
  ['src/server/page/assets.ts', 'what the build wrote'],
  ['demo/', 'the demo, which is part of the program'],
]

const texts = new Set([
  'string',
  'email',
  'url',
  'coerce.string',
  'iso.datetime',
  'stringFormat',
  'templateLiteral',
])
const lists = new Set(['array'])
const records = new Set(['record', 'map', 'set', 'json'])

/** Returns the schemas of a source that state no largest length or number. */
export function unboundedIn(source) {
  const faults = []
  const whole = source.text
  walk(source, 'unbounded', ({ lineOf, isTakenOut, program }) => {
    const name = program.body
      .filter(({ type, source: from }) => type === 'ImportDeclaration' && from.value === 'zod')
      .flatMap(({ specifiers }) => specifiers)
      .find(({ imported }) => imported?.name === 'z')?.local.name
    /** Calls that were found to have `.max` or `.length` further on in their chain. */
    const bounded = new Set()
    const boundChain = (node) => {
      for (let inner = node.callee.object; inner; inner = inner.callee?.object ?? inner.object)
        bounded.add(inner)
    }
    return {
      CallExpression(node) {
        if (name === undefined) return
        const { callee } = node
        if (callee.type === 'MemberExpression' && ['max', 'length'].includes(callee.property.name))
          boundChain(node)
        const path = whole.slice(callee.start, callee.end)
        if (!path.startsWith(`${name}.`) || isTakenOut(node)) return
        const kind = path.slice(name.length + 1)
        const at = `${source.path}:${lineOf(node.start)}`
        if (records.has(kind))
          faults.push(`${at} ${path}() states no largest number: use record() of src/kernel/record.ts`)
        else if ((texts.has(kind) || lists.has(kind)) && !bounded.has(node))
          faults.push(
            `${at} ${path}() states no largest ${lists.has(kind) ? 'number' : 'length'}: add .max(…)`,
          )
      },
    }
  })
  return faults
}

function main() {
  const faults = sources()
    .filter(({ path }) => !own.some(([start]) => path.startsWith(start)))
    .flatMap(unboundedIn)
  for (const fault of faults) console.log(fault)
  if (faults.length === 0) return
  console.log(`What the program itself wrote is taken out by a comment above it: '// unbounded: …' with why.`)
  process.exitCode = 1
}

if (import.meta.main) main()
