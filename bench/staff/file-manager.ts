import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'
import { atMost, percentile, type Row } from '../row.ts'

const firstListMs = 300
const opens = 5
const lists = 40

/** How soon the manager shows files, and how soon it has the lists that staff go through after that. */
export async function fileManager(
  context: BrowserContext,
  files: number,
  give: (row: Row) => void,
): Promise<void> {
  const of = `${files.toLocaleString('en')} files`
  const page = await context.newPage()
  const times: number[] = []
  // The first one fetches the scripts.
  for (let open = 0; open <= opens; open++) {
    await page.goto('/wp-admin/admin.php?page=wpfd', { waitUntil: 'commit' })
    const row = await page.waitForFunction(() => {
      const shown = document.querySelector('table tbody tr')
      return shown ? performance.now() : undefined
    })
    if (open > 0) times.push((await row.jsonValue()) ?? Number.NaN)
  }
  await page.close()
  give(
    atMost(
      `file manager, ${of}: first list on the screen, median`,
      percentile(times, 0.5),
      'ms',
      firstListMs,
    ),
  )

  const answered: number[] = []
  for (const path of await listPaths(context)) {
    const started = performance.now()
    const answer = await context.request.get(path)
    await answer.body()
    if (answer.status() !== 200) throw new Error(`${path} answers ${answer.status()}`)
    answered.push(performance.now() - started)
  }
  give(atMost(`file manager, ${of}: a list, p95`, percentile(answered, 0.95), 'ms', firstListMs))
}

const categories = z.object({ data: z.array(z.object({ id: z.number() })) })

/** Each another list: of the whole library and of categories, sorted and narrowed in all ways. */
async function listPaths(context: BrowserContext): Promise<string[]> {
  const { data } = categories.parse(await (await context.request.get('/staff-api/file-categories')).json())
  const filters = [{}, { state: 'draft' }, { state: 'locked' }, { q: 'kerk' }, { q: 'archiefverslag' }]
  const sorts = ['title', 'type', 'size', 'updated', 'hits']
  return Array.from({ length: lists }, (_, number) => {
    const category = data[number % data.length]
    const filter = {
      ...filters[number % filters.length],
      ...(number % 3 === 0 || !category ? {} : { categoryId: category.id, below: true }),
    }
    const query = new URLSearchParams({
      filter: JSON.stringify(filter),
      sort: sorts[Math.floor(number / filters.length) % sorts.length] ?? '',
      order: number % 2 === 0 ? 'ASC' : 'DESC',
      page: String(1 + (number % 4)),
      perPage: '50',
    })
    return `/staff-api/files?${query}`
  })
}
