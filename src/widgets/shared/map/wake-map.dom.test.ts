import { beforeEach, expect, it, vi } from 'vitest'

const openMap = vi.fn()
vi.mock('./live/open-map.ts', () => ({ openMap }))
const { wakeMap } = await import('./wake-map.ts')

const live = { show: vi.fn(), remove: vi.fn(), setLarge: vi.fn(), closeWindow: vi.fn() }
const texts = { noMap: 'Kan niet', mapLoading: 'Komt', mapFailed: 'Kwam niet' }
const root = () => document.querySelector<HTMLElement>('.place-map') as HTMLElement
const said = () => document.querySelector('[data-map-say]')?.textContent

beforeEach(() => {
  openMap.mockReset().mockResolvedValue(live)
  live.show.mockClear()
  vi.stubGlobal('WebGL2RenderingContext', class {})
  document.body.innerHTML = `<div class="place-map"><div class="place-sheet"><div class="chart"></div>
    <div data-map-tools hidden><button data-map-do="large"></button></div><p data-map-say></p></div></div>`
  const sheet = document.querySelector<HTMLElement>('.place-sheet')
  if (sheet) sheet.dataset.map = JSON.stringify({ options: {}, markers: '/m.json', texts })
})

it('CAT-08 fetches the map at the first touch and not before, and opens the place that was pressed', async () => {
  const onLive = vi.fn()
  const map = wakeMap(root(), onLive)
  expect(document.querySelector<HTMLElement>('[data-map-tools]')?.hidden).toBe(false)
  expect(openMap).not.toHaveBeenCalled()
  map.touch(7)
  map.touch(8)
  await vi.waitFor(() => expect(live.show).toHaveBeenCalledWith(8))
  expect(openMap).toHaveBeenCalledTimes(1)
  expect(onLive).toHaveBeenCalledTimes(1)
})

it('CAT-08 keeps the chart where the browser has no WebGL, and says so', async () => {
  vi.unstubAllGlobals()
  const onLive = vi.fn()
  wakeMap(root(), onLive).touch()
  await vi.waitFor(() => expect(said()).toBe('Kan niet'))
  expect(openMap).not.toHaveBeenCalled()
  expect(onLive).not.toHaveBeenCalled()
})

it('CAT-08 keeps the chart where WebGL is turned off, and says so once', async () => {
  openMap.mockRejectedValue(Object.assign(new Error('no context'), { name: 'GPUInitializationError' }))
  const map = wakeMap(root(), () => undefined)
  map.touch()
  await vi.waitFor(() => expect(said()).toBe('Kan niet'))
  map.touch()
  expect(openMap).toHaveBeenCalledTimes(1)
})

it('CAT-08 keeps the chart when the map does not come, and tries again at the next press', async () => {
  openMap.mockRejectedValueOnce(new Error('the line is down'))
  const map = wakeMap(root(), () => undefined)
  map.touch()
  await vi.waitFor(() => expect(said()).toBe('Kwam niet'))
  map.touch()
  await vi.waitFor(() => expect(openMap).toHaveBeenCalledTimes(2))
})

it('CAT-08 a map that comes after its page part has gone is put away', async () => {
  const map = wakeMap(root(), () => undefined)
  map.touch()
  map.stop()
  await vi.waitFor(() => expect(live.remove).toHaveBeenCalled())
})
