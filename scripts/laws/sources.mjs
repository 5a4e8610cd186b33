import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { inProject } from '../project.mjs'

/** The sources that run at the society's: no tests, and nothing that only tests use. */
export function sources() {
  return globSync(inProject('{src,demo,extensions}/**/*.{ts,tsx}'))
    .map((file) => relative(inProject(), file).replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$|(?:^|\/)testing(?:\/|\.ts)/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(inProject(path), 'utf8') }))
}

/**
 * Calls `visit(node, lineOf, parents)` for every node of a source, with those around it from the outside in.
 * @param word begins comments that take what stands below them, or on their line, out of the law: `// word: why`
 * @returns `isTakenOut(node, parents)`
 */
export function walk({ path, text }, word, visitors) {
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0].message}`)
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const lineOf = (offset) => starts.findLastIndex((start) => start <= offset) + 1
  const taken = comments.flatMap(({ value, start, end }) =>
    new RegExp(`^[\\s*]*${word}: \\S`).test(value) ? [lineOf(start), lineOf(end) + 1] : [],
  )
  const isTakenOut = ({ start }) => {
    const statement = program.body.find((one) => one.start <= start && start < one.end)
    return [lineOf(start), ...(statement ? [lineOf(statement.start)] : [])].some((line) =>
      taken.includes(line),
    )
  }
  new Visitor(visitors({ lineOf, isTakenOut, program })).visit(program)
}
