import { expect, it, vi } from 'vitest'
import { createVisits } from './visits.ts'

it('EDIT-11 SITE-01 everybody who listens hears of a visit, also after one that fails', () => {
  const error = vi.fn()
  const visits = createVisits({ error })
  expect(visits.isHeard()).toBe(false)
  const heard: unknown[] = []
  visits.listen({
    page() {
      throw new Error('no')
    },
  })
  visits.listen({ page: (path) => heard.push(path), sold: (from, cents) => heard.push(from, cents) })
  visits.page('/a/', 'Mozilla/5.0')
  visits.downloaded([1], 'Mozilla/5.0')
  visits.sold('elders.example', 100)
  expect(heard).toEqual(['/a/', 'elders.example', 100])
  expect(error).toHaveBeenCalledOnce()
  expect(visits.isHeard()).toBe(true)
})
