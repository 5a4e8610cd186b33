import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'
import { atMost, percentile, type Row } from '../row.ts'

const firstListMs = 300
const opens = 5
const lists = 40

/** Measures how soon the file manager shows files, and how soon the lists that staff open after that. */
export async function fileManager(
  context: BrowserContext,
  files: number,
  give: (row: Row) => void,
): Promise<void> {
  const of = `${files.toLocaleString('en')} files`
  const page = await context.newPage()
  const times: number[] = []
  // The first time also fetches the scripts, and does not count.
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

const moves = 20

/** Measures the time to move a category after its siblings and to read the tree again. */
export async function categoryTree(
  { request }: BrowserContext,
  files: number,
  give: (row: Row) => void,
): Promise<void> {
  const { data } = categories.parse(await (await request.get('/staff-api/file-categories')).json())
  const times: number[] = []
  for (const { id, parentId = null } of data.slice(0, moves)) {
    const started = performance.now()
    const placed = await request.put(`/staff-api/file-categories/${id}`, { data: { parentId, before: null } })
    if (placed.status() !== 200) throw new Error(`a category is not put last: ${placed.status()}`)
    await (await request.get('/staff-api/file-categories')).body()
    times.push(performance.now() - started)
  }
  const of = `file manager, ${files.toLocaleString('en')} files`
  give(atMost(`${of}: a category put last, and the tree, p95`, percentile(times, 0.95), 'ms', firstListMs))
}

const categories = z.object({ data: z.array(z.object({ id: z.number(), parentId: z.number().optional() })) })

/** A different list for each request: of the whole library and of categories, sorted and filtered in all ways. */
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
