import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const pages = [...globSync('*.md'), ...globSync('docs/**/*.md'), ...globSync('src/**/*.md')]

/** The anchors of a page, as forges make them of its headings. */
const anchorsOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^#{1,4} (.+)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

it.each(pages)('RUN-01 the links and pictures of %s lead to files and headings that exist', (page) => {
  const text = readFileSync(page, 'utf8').replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => address)
  const own = links.filter((address) => !/^(https?|mailto):/.test(address))
  const broken = own.filter((address) => {
    const [path = '', anchor] = address.split('#')
    const file = path === '' ? page : join(dirname(page), path)
    return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor))
  })
  expect(broken).toEqual([])
})

it('RUN-01 the page about operation tells of every setting', () => {
  const told = readFileSync('docs/operation.md', 'utf8')
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z0-9_]+)=/gm)].map(
    ([, name]) => name,
  )
  expect(names.length).toBeGreaterThan(15)
  // Those of the storage stand there once, and then by their ends.
  const untold = names.filter(
    (name = '') => !told.includes(`\`${name.replace(/^STORAGE_S3(?!_BUCKET)/, '')}\``),
  )
  expect(untold).toEqual([])
})
