import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../src/platform/database/index.ts'
import { isAboutFiles, plansOf, readsOf } from '../plans.ts'
import { reportFolder } from '../report-folder.ts'

/** Prints how PostgreSQL runs each kind of search, and writes the whole plans to the report folder. */
export async function plans(dataDir: string, files: number): Promise<void> {
  const handle = await openDatabase({ dataDir })
  try {
    const found = (await plansOf(handle.pool)).filter(({ lines }) => isAboutFiles(lines))
    let kind = ''
    for (const plan of found) {
      const name = plan.kind === kind ? '' : plan.kind
      kind = plan.kind
      console.log(`      ${name.padEnd(32)} ${plan.ms.toFixed(1).padStart(7)} ms  ${readsOf(plan.lines)}`)
    }
    mkdirSync(reportFolder, { recursive: true })
    const whole = found.map((plan) =>
      [`== ${plan.kind}`, plan.statement, '', ...plan.lines.map((line) => `    ${line}`)].join('\n'),
    )
    const file = join(reportFolder, `plans-${files}.txt`)
    writeFileSync(file, `${whole.join('\n\n')}\n`)
    console.log(`      the whole plans: ${file}`)
  } finally {
    await handle.close()
  }
}
