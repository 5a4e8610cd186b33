import { pathsFrom } from '../store/ledger.ts'
import type { Way } from './way.ts'

/**
 * Names every old address that does not answer here. What the database knows is asked for all of a batch at once: an
 * entry that visitors see answers, and so does a picture that is there.
 * @param leads whether an address of this site leads a visitor to something
 */
export async function checkAddresses(
  { ledger, report, site }: Way,
  leads: (address: string) => Promise<boolean>,
  onProgress: (what: string, done: number) => void,
): Promise<void> {
  let checked = 0
  const { content, handle } = site
  for await (const paths of pathsFrom(handle.db, ledger.source)) {
    const targets = await content.redirectTargets(paths)
    const pictures = await content.pictures(
      [...targets.values()].flatMap((target) => ('to' in target ? (pictureOf(target.to) ?? []) : [])),
    )
    const answers = new Map<string, Promise<boolean>>()
    const answersOnce = (address: string) => {
      const answer = answers.get(address) ?? leads(address)
      answers.set(address, answer)
      return answer
    }
    for (const from of paths) {
      onProgress('check', ++checked)
      const target = targets.get(from)
      if (target && 'isSeen' in target && target.isSeen) continue
      const to = target && 'to' in target ? target.to : from
      if (pictures.has(pictureOf(to) ?? 0) || (await answersOnce(to))) continue
      report.note({
        kind: 'unanswered',
        sort: 'addresses',
        name: from,
        text: 'Dit oude adres geeft geen antwoord.',
      })
    }
  }
}

/** The number of the picture of an address such as `/media/12/foto.jpg`. */
function pictureOf(address: string): number | undefined {
  const [, id] = /^\/media\/([1-9]\d{0,8})\//.exec(address) ?? []
  return id === undefined ? undefined : Number(id)
}
