import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'
import { atMost, median, type Row } from '../row.ts'

const pasteMs = 1_000
const pastes = 3

/**
 * Measures pasting a spreadsheet with so many variants of a product, from the keys until the frame that shows the
 * last price.
 */
export async function variantTable(
  context: BrowserContext,
  count: number,
  give: (row: Row) => void,
): Promise<void> {
  const page = await context.newPage()
  await page.goto(`/wp-admin/products/${await addProduct(context, count)}`)
  await page.getByLabel(`Prijs, ${count - 1}`, { exact: true }).waitFor()
  const times: number[] = []
  for (let paste = 1; paste <= pastes; paste++)
    times.push(
      await page.evaluate(
        async ({ count, paste }) => {
          const cell = (number: number) =>
            document.querySelector<HTMLInputElement>(`input[aria-label="Prijs, ${number}"]`)
          const clipboardData = new DataTransfer()
          clipboardData.setData(
            'text/plain',
            Array.from({ length: count }, (_, at) => `${at},0${paste}\t\t${at}\tja`).join('\r\n'),
          )
          const started = performance.now()
          cell(0)?.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
          )
          do await new Promise(requestAnimationFrame)
          while (cell(count - 1)?.value !== `${count - 1},0${paste}`)
          return performance.now() - started
        },
        { count, paste },
      ),
    )
  give(atMost(`product: a spreadsheet of ${count} variants pasted, median`, median(times), 'ms', pasteMs))
  await page.close()
}

async function addProduct({ request }: BrowserContext, count: number): Promise<number> {
  const values = Array.from({ length: count }, (_, at) => String(at))
  const offer = {
    sku: 'TABEL',
    regularCents: 500,
    vatClass: 'standard',
    attributes: [{ name: 'Nummer', values: values.slice(0, 100), forVariants: true }],
    variants: values.map((value) => ({
      sku: `TABEL-${value}`,
      attributes: { Nummer: value },
      regularCents: 500,
    })),
  }
  const added = await request.post('/staff-api/products', { data: { title: 'Een lange tabel', offer } })
  return z.object({ id: z.number() }).parse(await added.json()).id
}
