import { isNamed, type MapPoint, type Town, townsNamed } from '../../features/content/index.ts'
import type { EntryType } from '../../kernel/kinds.ts'
import type { Features } from '../context.ts'

/**
 * Returns the towns that a typed name may mean. One that the list of towns lacks is sought among the site's own terms;
 * it lies in the middle of its places.
 */
export async function townsOf(
  { content }: Pick<Features, 'content'>,
  type: EntryType,
  text: string,
): Promise<readonly Town[]> {
  const known = townsNamed(text)
  if (known.length > 0) return known
  const towns: Town[] = []
  let province = ''
  for (const { slug, name, depth } of await content.terms('plaats')) {
    // A province stands before what lies in it.
    if (depth === 0) province = name
    if (!isNamed({ name, province }, text)) continue
    const points = await content.mapPoints({ type, terms: [{ taxonomy: 'plaats', slugs: [slug] }] })
    if (points.length > 0) towns.push({ name, province, ...middleOf(points) })
  }
  return towns
}

const middleOf = (points: readonly MapPoint[]) => ({
  latitude: mean(points.map(({ latitude }) => latitude)),
  longitude: mean(points.map(({ longitude }) => longitude)),
})

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
