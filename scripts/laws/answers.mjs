// What the staff app knows of an answer stands in the declaration of its resource (`src/staff-api/contract.ts`): no
// type is asserted there, and no hook of react-admin is given one by hand.
import { sources, walk } from './sources.mjs'

const app = 'src/staff/'
/** The calls and hooks that have the types of the contract. */
const typed = 'src/staff/api/'

/** Hooks and components of react-admin that believe whatever type they are given. */
const trusting = new Set([
  'useRecordContext',
  'useListContext',
  'useEditContext',
  'useShowContext',
  'useCreate',
  'useUpdate',
  'useGetOne',
  'useGetList',
  'useGetMany',
  'useGetManyReference',
  'useInfiniteGetList',
  'useDelete',
  'useDeleteMany',
  'useUpdateMany',
  'usePermissions',
  'FunctionField',
])

/** Returns where a source of the staff app says by hand what an answer is. */
export function assertedIn(source) {
  const faults = []
  walk(source, 'asserted', ({ lineOf, isTakenOut }) => {
    const at = (node, words) => {
      if (!isTakenOut(node)) faults.push(`${source.path}:${lineOf(node.start)} ${words}`)
    }
    const generic = (node, name) => {
      if (!source.path.startsWith(typed) && node.typeArguments && trusting.has(name))
        at(node, `${name} is given a type: use the hooks of ${typed}rows.ts`)
    }
    return {
      TSAsExpression(node) {
        const { start, end } = node.typeAnnotation
        if (source.text.slice(start, end) !== 'const') at(node, 'a type is asserted with `as`')
      },
      CallExpression(node) {
        generic(node, node.callee.name)
      },
      JSXOpeningElement(node) {
        generic(node, node.name.name)
      },
      ImportDeclaration(node) {
        if (!source.path.startsWith(typed) && /(?:^|\/)api\/call\.ts$/.test(node.source.value))
          at(node, `a call whose answer is unknown: use ${typed}acts.ts`)
      },
    }
  })
  return faults
}

function main() {
  const faults = sources()
    .filter(({ path }) => path.startsWith(app))
    .flatMap(assertedIn)
  for (const fault of faults) console.log(fault)
  if (faults.length > 0) process.exitCode = 1
}

if (import.meta.main) main()
