import { formsOf } from './forms-of.ts'
import { rootOf } from './root-of.ts'

/** How the apostle's name begins in our languages. */
const names = ['jacob', 'jakob', 'jaak', 'jacques']
/** And before another word, as in 'Jacobikerk'. */
const first = 'jacob jacobs jacobus jacobi jakob jakobs jakobus jakobi jaak jaaks jacques'.split(' ')

/** What bears his name. */
const bearers = new Set(
  (
    'kerk kapel toren gasthuis godshuis hospitaal klooster abdij poort straat weg pad plein plaats gilde broederschap ' +
    'schelp beeld altaar parochie gemeente hof huis brug markt steeg berg dag feest ladder staf legende route ' +
    'genootschap vereniging school put bron laan dijk kade gracht haven polder stad ster fontein orgel klok monument gesticht hoeve kring boek tocht'
  )
    .split(' ')
    .map(rootOf),
)

/** The spellings of a name like 'Jacobus', or of a word like 'Jakobskerk', each to be read as a beginning. */
export function jacobSpellings(word: string): readonly string[] | undefined {
  const [, rest] = /^(?:ja[ck]ob(?:us|i)?|jaak|jacques)(.*)$/.exec(word) ?? []
  if (rest === undefined) return undefined
  if (rest === '' || rest === 's') return names
  // 'Jacobstraat' is a street, 'Jacobskerk' a church.
  const bearer = [rest, rest.replace(/^s/, '')].find((part) => bearers.has(rootOf(part)))
  if (bearer === undefined) return undefined
  return first.flatMap((name) => formsOf(bearer).beginnings.map((form) => name + form))
}
