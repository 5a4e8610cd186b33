import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { widgets } from '../widgets/registry.ts'
import { contextWith, renderAll } from '../widgets/testing/render-room.ts'
import { oddTexts } from './testing/odd.ts'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
  for (const title of ['Zeerijp', 'Uithuizen'])
    await bench.program.content.addEntry({ type: 'jacobalia', title, status: 'published' })
})
afterAll(() => bench.close())

it.each([...widgets])(
  'abuse 17 the widget %s is drawn whatever stands in each parameter that it reads from the address',
  async (type, { defaults }) => {
    const { content, library, shop, newsletter, statistics } = bench.program
    const draw = (query: URLSearchParams) =>
      renderAll([{ type, props: { ...defaults, id: 'w' } }], {
        ...contextWith({ query, path: '/proef/' }),
        features: { content, library, shop, newsletter, statistics },
      })
    for (const name of (await draw(new URLSearchParams())).reads)
      for (const text of oddTexts) {
        const { html } = await draw(new URLSearchParams([[name, text]]))
        expect([name, text, html]).toEqual([name, text, expect.any(String)])
      }
  },
)
