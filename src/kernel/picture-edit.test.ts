import { expect, it } from 'vitest'
import { changing, movePoint, type PictureEdit } from './picture-edit.ts'

const size = { width: 400, height: 200 }

it.each<[string, PictureEdit | null, PictureEdit | null, [number, number], [number, number] | undefined]>([
  ['a turn to the right', null, { turns: 1 }, [25, 10], [90, 25]],
  ['a turn back', { turns: 1 }, null, [90, 25], [25, 10]],
  ['half a turn', { turns: 3 }, { turns: 1 }, [30, 40], [70, 60]],
  ['a crop', null, { turns: 0, crop: { left: 100, top: 0, width: 200, height: 100 } }, [50, 25], [50, 50]],
  [
    'a crop beside it',
    null,
    { turns: 0, crop: { left: 0, top: 0, width: 100, height: 100 } },
    [50, 25],
    undefined,
  ],
  [
    'a crop of a turned picture',
    null,
    { turns: 1, crop: { left: 100, top: 0, width: 100, height: 400 } },
    [25, 10],
    [80, 25],
  ],
])('EDIT-05 the focal point follows %s', (_, before, after, [x, y], expected) => {
  expect(movePoint({ xPercent: x, yPercent: y }, size, before, after)).toEqual(
    expected && { xPercent: expected[0], yPercent: expected[1] },
  )
})

it('EDIT-05 an edit that shows the whole picture is none', () => {
  expect(changing({ turns: 0 }, size)).toBeNull()
  expect(changing({ turns: 0, crop: { left: 0, top: 0, ...size } }, size)).toBeNull()
  expect(changing({ turns: 1, crop: { left: 0, top: 0, width: 200, height: 400 } }, size)).toEqual({
    turns: 1,
  })
})
