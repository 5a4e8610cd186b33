import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { drawing, laterDrawing } from '../drawings.ts'
import { readPlaces } from './places.ts'

const places = readPlaces()

describe('the seventy places', () => {
  it('RUN-01 are all there, with the numbers of their table', () => {
    expect(places.map(({ id }) => id)).toEqual(Array.from({ length: 70 }, (_, at) => 14_107 + at))
    expect(new Set(places.map(({ slug }) => slug)).size).toBe(70)
  })

  it('RUN-01 tell of every point how exact it is, and of every fact where it comes from', () => {
    for (const { body, paragraphs, precision, precisionNote, sources } of places) {
      expect(paragraphs.join(' ')).toContain(precisionNote)
      if (precision !== 'exact') expect(precisionNote).toContain('bij benadering')
      expect(body).toMatch(/^<p>/)
      expect(sources.length).toBeGreaterThan(0)
    }
    expect(places.filter(({ precision }) => precision === 'exact')).toHaveLength(15)
  })

  it('RUN-01 have no two pictures the same', () => {
    const drawn = places.flatMap(({ slug }) => [drawing(`places/${slug}`), drawing(laterDrawing(slug).name)])
    expect(new Set(drawn.map((svg) => createHash('sha256').update(svg).digest('hex'))).size).toBe(140)
  })
})
