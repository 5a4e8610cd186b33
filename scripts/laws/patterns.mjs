// Every regular expression is judged: none may take more than linear time, whatever text it meets (abuse 28, 35).
import { readFileSync, writeFileSync } from 'node:fs'
import { inProject } from '../project.mjs'
import { sources, walk } from './sources.mjs'

/** Expressions that were found linear; each new one is judged when it is met, which takes about a third of a second. */
const judgedFile = inProject('scripts/laws/linear-patterns.txt')
const mostMs = 20_000

/** Returns all expressions of a source, and where others are made of texts. */
export function patternsIn(source) {
  const found = []
  const made = []
  walk(source, 'linear', ({ lineOf, isTakenOut }) => {
    const isOwn = (node) => !isTakenOut(node)
    const make = (node) => {
      if (node.callee.name === 'RegExp' && isOwn(node)) made.push(`${source.path}:${lineOf(node.start)}`)
    }
    return {
      Literal(node) {
        if (!node.regex || !isOwn(node)) return
        const { pattern, flags } = node.regex
        found.push({
          pattern,
          flags,
          name: `/${pattern}/${flags}`,
          at: `${source.path}:${lineOf(node.start)}`,
        })
      },
      NewExpression: make,
      CallExpression: make,
    }
  })
  return { found, made }
}

/** Why an expression is refused; undefined when it is linear. */
export async function judge({ pattern, flags }) {
  // The same judgement on every machine, with or without Java.
  process.env.RECHECK_BACKEND = 'pure'
  const { check } = await import('recheck')
  const judged = await check(pattern, flags, { timeout: mostMs })
  if (judged.status === 'safe') return undefined
  if (judged.status === 'unknown') return 'too large to be judged: write it as several'
  const { complexity, attack } = judged
  return `takes ${complexity.summary} time, for example on ${attack.pattern.slice(0, 200)}`
}

async function main() {
  const known = new Set(readFileSync(judgedFile, 'utf8').split('\n'))
  const all = sources().map(patternsIn)
  const patterns = Map.groupBy(
    all.flatMap(({ found }) => found),
    ({ name }) => name,
  )
  const faults = all
    .flatMap(({ made }) => made)
    .map(
      (at) =>
        `${at} makes an expression of a text: say why it is linear, in a comment '// linear: …' above it`,
    )
  const linear = []
  let judgedNow = 0
  for (const [name, [first, ...others]] of patterns) {
    if (!known.has(name)) {
      judgedNow += 1
      const fault = await judge(first)
      if (fault) {
        faults.push(`${[first, ...others].map(({ at }) => at).join(', ')} ${name}\n  ${fault}`)
        continue
      }
    }
    linear.push(name)
  }
  if (process.argv.includes('--keep')) writeFileSync(judgedFile, `${linear.sort().join('\n')}\n`)
  else if (judgedNow > 20)
    console.log(`${judgedNow} expressions were judged; 'npm run check -- --keep' keeps that.`)
  for (const fault of faults) console.log(fault)
  console.log(`${patterns.size} regular expressions, ${faults.length} faults`)
  if (faults.length > 0) process.exitCode = 1
}

if (import.meta.main) await main()
