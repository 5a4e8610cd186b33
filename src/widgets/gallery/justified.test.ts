import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it.each(['src/widgets/gallery/gallery.css', 'src/widgets/post-grid/post-grid.css'])(
  'CAT-02 a justified gallery has rows of 200 px, 10 px apart, as many as there are (section 9): %s',
  (path) => {
    const [, rules = ''] = /is-justified[^{]*{([\s\S]*?)\n {4}}/.exec(readFileSync(path, 'utf8')) ?? []
    expect(rules).toContain('flex-wrap: wrap')
    expect(rules).toContain('gap: 10px')
    expect(rules).toMatch(/flex: [^;]* 0 calc\(200px \* /)
    expect(rules).not.toMatch(/max-height|overflow|nth-child/)
  },
)
