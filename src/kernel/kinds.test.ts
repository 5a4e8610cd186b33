import { describe, expect, it } from 'vitest'
import { builtInTaxonomyNames, isEntryType } from './kinds.ts'
import { createKinds } from './known-kinds.ts'
import { aKind, aTaxonomy } from './testing/a-kind.ts'

const kinds = createKinds([aKind()], [aTaxonomy()])
const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length)

describe('the kinds of content', () => {
  it('CAT-01 gives every kind and every tree of terms an address of its own', () => {
    unique(kinds.all.map(({ folder }) => folder))
    unique(kinds.all.map(({ resource }) => resource))
    unique(kinds.all.flatMap(({ archive }) => archive ?? []))
    unique([...kinds.all.map(({ folder }) => folder), ...kinds.taxonomies.map(({ word }) => `/${word}/`)])
  })

  it.each(builtInTaxonomyNames)('CAT-05 knows what the terms of %s are terms of', (name) => {
    expect(kinds.ofTaxonomy(name)).toMatchObject({ isOwn: false })
  })

  it('EDIT-05 answers for a kind of staff as for its own', () => {
    const routes = kinds.named('eigen_routes')
    expect(routes).toMatchObject({ folder: '/routes/', archive: '/routes/', hasBody: true, isOwn: true })
    expect(kinds.inFolder('/routes/')).toBe(routes)
    expect(kinds.withArchive('/routes/')).toBe(routes)
    expect(kinds.ofResource('eigen_routes')).toBe(routes)
    expect(kinds.withArchive('/nieuws/')?.type).toBe('post')
  })

  it('EDIT-05 knows a kind that has gone as one without a list, and no other name as a kind', () => {
    expect(kinds.of('eigen_weg')).toMatchObject({ folder: '/eigen_weg/', right: 'settings' })
    expect(kinds.of('eigen_weg').archive).toBeUndefined()
    expect(['post', 'eigen_weg'].every(isEntryType)).toBe(true)
    expect(['constructor', 'eigen_', 'eigen_../x', '', undefined].some(isEntryType)).toBe(false)
  })
})
