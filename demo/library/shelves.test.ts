import { describe, expect, it } from 'vitest'
import { readPlaces } from '../material/places.ts'
import { categories } from './categories.ts'
import { remoteFiles } from './remote.ts'
import { allFiles } from './shelves/index.ts'

const desk = { places: readPlaces(), today: new Date('2026-11-21T00:00:00Z') }
const files = allFiles(desk)
const tree = categories(desk)
const keys = new Set(tree.map(({ key }) => key))

describe('the demo library', () => {
  it('RUN-01 has at least 300 files of every common type in a tree of three levels', () => {
    expect(files.length).toBeGreaterThan(300)
    const types = new Set(files.map(({ name }) => name.replace(/^.*\./, '')))
    expect([...types].sort()).toEqual(
      ['csv', 'docx', 'gpx', 'jpg', 'mp3', 'odt', 'pdf', 'png', 'svg', 'txt', 'webm', 'xlsx', 'zip'].sort(),
    )
    expect(Math.max(...tree.map(({ key }) => key.split('/').length))).toBe(3)
  })

  it('RUN-01 puts every file into a category that stands below its parent', () => {
    for (const { key } of tree)
      if (key.includes('/'))
        expect([...keys].slice(0, [...keys].indexOf(key))).toContain(key.replace(/\/[^/]*$/, ''))
    expect([...files, ...remoteFiles].filter(({ category }) => !keys.has(category))).toEqual([])
    expect([...keys].filter((key) => !files.some(({ category }) => category.startsWith(key)))).toEqual([])
  })

  it('RUN-01 has names and titles that differ, and dates of many years, none to come', () => {
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
    expect(new Set(files.map(({ title }) => title)).size).toBe(files.length)
    expect(new Set(files.map(({ createdAt }) => createdAt.getUTCFullYear())).size).toBeGreaterThan(10)
    for (const { createdAt, updatedAt = createdAt } of files) {
      expect(updatedAt >= createdAt).toBe(true)
      expect(updatedAt < desk.today).toBe(true)
    }
  })

  it('RUN-01 has versions, links, a locked category and a file for those who sign in', () => {
    expect(files.filter(({ earlier }) => earlier).length).toBeGreaterThan(10)
    expect(
      files.filter(({ customFields = [] }) => customFields.some(({ type }) => type === 'url')).length,
    ).toBeGreaterThan(30)
    expect(tree.filter(({ password }) => password)).toHaveLength(1)
    expect(files.filter(({ roles }) => roles)).toHaveLength(1)
  })

  it('RUN-01 works whatever day the site is first started', () => {
    for (const today of ['2026-01-01', '2028-02-29', '2031-07-25']) {
      const other = { ...desk, today: new Date(`${today}T00:00:00Z`) }
      const known = new Set(categories(other).map(({ key }) => key))
      const made = allFiles(other)
      expect(made.length).toBeGreaterThan(300)
      expect(made.filter(({ category }) => !known.has(category))).toEqual([])
      expect(made.filter(({ createdAt, updatedAt = createdAt }) => updatedAt >= other.today)).toEqual([])
    }
  })
})
