import type { Content } from '../../src/features/content/index.ts'
import { inLanes } from '../lanes.ts'

const lanes = 2

/** Has each place name its files of the library, in a field that places get for it. */
export async function seedPlaceFiles(
  content: Pick<Content, 'addOwnField' | 'changeEntry' | 'entries'>,
  filesAbout: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  const { name } = await content.addOwnField({
    kind: 'jacobalia',
    label: 'Bestanden',
    help: 'Het plaatsblad, tekeningen en tochten uit de bibliotheek.',
    type: 'files',
  })
  const places = await content.entries([...filesAbout.keys()])
  await inLanes(places, lanes, async ({ id, fields }) => {
    await content.changeEntry(id, { fields: { ...fields, [name]: filesAbout.get(id) } })
  })
}
