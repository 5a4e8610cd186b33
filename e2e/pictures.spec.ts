import type { Page } from '@playwright/test'
import { faultsOf } from './support/faults.ts'
import { expect, overflowOf, test } from './support/staff.ts'

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible()
}

/** Takes hold where a part of a box is, and lets go so many pixels further. */
async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 5 })
  await page.mouse.up()
}

test('EDIT-05 a picture is cropped by pointer and put back, then replaced, and visitors see each', async ({
  page,
}) => {
  const bytesOf = async (id: number) => {
    const { picture } = await (await page.request.get(`/staff-api/media/${id}`)).json()
    return { mimeType: 'image/jpeg', buffer: await (await page.request.get(picture.src)).body() }
  }
  const file = { name: 'toren.jpg', ...(await bytesOf(1)) }
  const { id } = await (await page.request.post('/staff-api/media', { multipart: { file } })).json()
  await page.request.put(`/staff-api/media/${id}`, { data: { alt: 'De toren van het dorp' } })
  const post = await page.request.post('/staff-api/posts', {
    data: { title: `Met foto ${Date.now()}`, status: 'published', pictureId: id },
  })
  const { id: postId, url } = await post.json()
  /** What a visitor sees of it: where it comes from, and its shape. */
  const seen = async () => {
    const visitor = await page.context().newPage()
    await visitor.goto(url)
    const picture = visitor.getByRole('img', { name: 'De toren van het dorp' })
    await expect(picture).toHaveJSProperty('complete', true)
    const found = await picture.evaluate((element: HTMLImageElement) => ({
      src: element.src,
      shape: element.naturalWidth / element.naturalHeight,
    }))
    await visitor.close()
    return found
  }
  const whole = await seen()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/wp-admin/media/${id}`)
  await page.getByRole('button', { name: 'Draaien en bijsnijden' }).click()
  const dialog = page.getByRole('dialog', { name: 'Draaien en bijsnijden' })
  const number = (name: string) => dialog.getByLabel(name).inputValue().then(Number)
  const frame = async () => {
    const box = await dialog.locator('.crop-box').boundingBox()
    if (!box) throw new Error('there is nothing to pull')
    return box
  }
  const all = { width: await number('Breedte'), height: await number('Hoogte') }

  await test.step('a corner is pulled in, and the frame carried', async () => {
    const { x, y, width, height } = await frame()
    await drag(page, { x: x + width, y: y + height }, { x: -width / 2, y: -height / 4 })
    await expect.poll(() => number('Breedte')).toBeLessThan(all.width * 0.55)
    expect((await number('Hoogte')) / all.height).toBeCloseTo(0.75, 1)
    await drag(page, { x: x + width / 4, y: y + height / 4 }, { x: width / 4, y: height / 8 })
    await expect.poll(() => number('Van links')).toBeGreaterThan(all.width * 0.2)
    expect(await faultsOf(page, { include: '[role=dialog]' })).toEqual([])
  })

  await test.step('on a phone, too', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    // It is drawn anew in the narrow window.
    await expect.poll(() => frame().then(({ x, width }) => x + width)).toBeLessThan(360)
    const [{ x, y, width }, before] = [await frame(), await number('Breedte')]
    await drag(page, { x, y }, { x: width / 10, y: 0 })
    await expect.poll(() => number('Breedte')).toBeLessThan(before)
    expect(await faultsOf(page, { include: '[role=dialog]' })).toEqual([])
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    const [stage, tools] = await Promise.all([
      dialog.locator('.crop-stage').boundingBox(),
      dialog.getByRole('group', { name: 'Draaien' }).boundingBox(),
    ])
    expect(tools?.y, 'the tools stand below the picture').toBeGreaterThan(
      (stage?.y ?? 0) + (stage?.height ?? 0),
    )
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  const cropped = (await number('Breedte')) / (await number('Hoogte'))
  await dialog.getByRole('button', { name: 'Klaar' }).click()
  await save(page)
  expect((await seen()).shape).toBeCloseTo(cropped, 1)

  await page.goto(`/wp-admin/media/${id}`)
  await page.getByRole('button', { name: 'Oorspronkelijke foto terugzetten' }).click()
  await save(page)
  expect((await seen()).shape).toBeCloseTo(whole.shape, 2)

  await test.step('another file takes its place, wherever it stands', async () => {
    await page.goto(`/wp-admin/media/${id}`)
    await expect(page.getByRole('region', { name: 'Waar deze afbeelding staat' })).toContainText('Met foto')
    const asked = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Vervangen door ander bestand' }).click()
    await (await asked).setFiles({ name: 'kerk.jpg', ...(await bytesOf(2)) })
    await expect(page.getByText('Zo komt de foto overal te staan')).toBeVisible()
    await save(page)
    expect((await seen()).src).not.toBe(whole.src)
  })
  await page.request.delete(`/staff-api/posts/${postId}`)
  await page.request.delete(`/staff-api/media/${id}`)
})
