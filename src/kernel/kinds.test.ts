import { describe, expect, it } from 'vitest'
import { archives, entryTypes, kindOf, kindOfTaxonomy, taxonomies, taxonomyNames } from './kinds.ts'

const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length)

describe('the table of kinds', () => {
  it('CAT-01 gives every kind and every tree of terms an address of its own', () => {
    unique(entryTypes.map((type) => kindOf(type).folder))
    unique(entryTypes.map((type) => kindOf(type).resource))
    unique(archives.map(({ path }) => path))
    unique([
      ...entryTypes.map((type) => kindOf(type).folder),
      ...taxonomyNames.map((name) => `/${taxonomies[name].word}/`),
    ])
  })

  it.each(taxonomyNames)('CAT-05 knows what the terms of %s are terms of', (name) => {
    expect(kindOfTaxonomy(name)).toBeDefined()
  })
})
