import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'schelp-borders-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Each import that a law forbids, with the law; every imported file exists. */
const forbidden: [from: string, to: string, law: string][] = [
  ['src/kernel/a.ts', 'src/platform/a.ts', 'kernel-stands-alone'],
  ['extensions/chart/index.ts', 'src/kernel/c.ts', 'extensions-use-one-module'],
  ['extensions/chart/a.ts', 'extensions/other/index.ts', 'extensions-use-one-module'],
  ['extensions/chart/b.ts', 'demo/seed-demo.ts', 'extensions-use-one-module'],
  ['extensions/chart/widgets/chart/view.tsx', 'src/extension.ts', 'views-stay-in-the-browser'],
  [
    'extensions/chart/widgets/chart/view.tsx',
    'extensions/chart/widgets/chart/load.ts',
    'views-stay-in-the-browser',
  ],
  ['extensions/chart/staff.tsx', 'src/extension.ts', 'views-stay-in-the-browser'],
  ['extensions/chart/draw.behaviour.ts', 'src/extension.ts', 'views-stay-in-the-browser'],
  ['src/open-site.ts', 'extensions/chart/index.ts', 'nobody-knows-an-extension'],
  ['src/open-site.ts', 'src/extension.ts', 'the-public-module-is-for-extensions'],
  ['src/platform/b.ts', 'src/features/shop/index.ts', 'platform-knows-no-product'],
  ['src/features/shop/b.ts', 'src/wire/a.ts', 'features-know-no-http'],
  ['src/features/shop/c.ts', 'src/features/library/index.ts', 'features-meet-above'],
  ['src/features/shop/d.ts', 'src/features/content/entries.ts', 'features-meet-above'],
  ['src/features/shop/cart/a.ts', 'src/features/shop/orders/a.ts', 'shop-cart'],
  ['src/features/shop/views.ts', 'src/features/shop/cart/b.ts', 'shop-below'],
  ['src/features/shop/cart/c.ts', 'src/features/shop/create-shop.ts', 'shop-rooms-look-down'],
  ['src/staff/fields/a.ts', 'src/staff/forms/a.ts', 'staff-fields'],
  ['src/staff/new-room/a.ts', 'src/staff/forms/a.ts', 'rooms-have-a-place'],
  ['src/pages/a.ts', 'src/features/shop/stock.ts', 'one-door-per-feature'],
  ['src/widgets/cart/load.ts', 'src/pages/b.ts', 'widgets-below-pages'],
  ['src/widgets/cart/a.tsx', 'src/widgets/price/a.tsx', 'rooms-are-private'],
  ['src/widgets/shared/cart/a.tsx', 'src/widgets/price/a.tsx', 'rooms-are-private'],
  ['src/wire/d.ts', 'src/widgets/price/load.ts', 'rooms-have-doors'],
  ['src/widgets/cart/fold.behaviour.ts', 'src/widgets/cart/load.ts', 'views-stay-in-the-browser'],
  ['src/widgets/cart/view.tsx', 'src/widgets/cart/load.ts', 'views-stay-in-the-browser'],
  ['src/widgets/price/view.tsx', 'src/features/shop/index.ts', 'views-stay-in-the-browser'],
  ['src/pages/c.ts', 'src/server/a.ts', 'pages-below-server'],
  ['src/wire/b.ts', 'src/server/a.ts', 'wire-below-server'],
  ['src/staff-api/a.ts', 'src/server/a.ts', 'staff-api-below-server'],
  ['src/server/b.ts', 'src/cli/a.ts', 'server-below-main'],
  ['src/export-format/a.ts', 'src/platform/a.ts', 'export-format-stands-below-both-ways'],
  ['src/seed/a.ts', 'src/pages/b.ts', 'seed-uses-doors'],
  ['demo/a.ts', 'src/pages/b.ts', 'demo-uses-doors'],
  ['demo/b.ts', 'src/features/shop/stock.ts', 'one-door-per-feature'],
  ['src/server/d.ts', 'demo/seed-demo.ts', 'demo-is-asked-for-in-two-places'],
  ['src/open-site.ts', 'demo/b.ts', 'demo-stands-apart'],
  ['src/ui/a.tsx', 'src/islands/a.ts', 'ui-knows-nothing'],
  ['src/islands/b.ts', 'src/ui/b.ts', 'islands-know-nothing'],
  ['src/behaviours/a.ts', 'src/islands/a.ts', 'behaviours-are-small'],
  ['src/client/a.ts', 'src/widgets/cart/door.ts', 'client-wakes-only'],
  ['src/staff/a.ts', 'src/staff-api/b.ts', 'staff-talks-over-http'],
  ['src/ui/c.tsx', 'node:fs', 'no-node-in-the-browser'],
  ['src/features/shop/e.ts', 'src/platform/testing/a.ts', 'tests-stay-tests'],
]

/** Imports that stand as near to those as the laws allow. */
const allowed: [from: string, to: string, kind?: 'type'][] = [
  ['src/features/shop/f.ts', 'src/features/content/index.ts'],
  ['src/features/shop/orders/b.ts', 'src/features/shop/cart/d.ts'],
  ['src/features/shop/orders/c.ts', 'src/features/shop/deps.ts'],
  ['src/staff/forms/b.ts', 'src/staff/fields/b.ts'],
  ['src/features/shop/f.test.ts', 'src/platform/testing/a.ts'],
  ['src/widgets/cart/door.ts', 'src/widgets/cart/load.ts'],
  ['src/widgets/cart/load.ts', 'src/features/shop/index.ts'],
  ['src/widgets/cart/b.tsx', 'src/widgets/shared/cart/a.tsx'],
  ['src/widgets/room/view.tsx', 'src/widgets/room/load.ts', 'type'],
  ['src/client/b.ts', 'src/widgets/cart/view.tsx'],
  ['src/client/c.ts', 'src/widgets/cart/fold.behaviour.ts'],
  ['src/wire/e.ts', 'src/widgets/cart/door.ts'],
  ['src/wire/f.ts', 'src/widgets/registry.ts'],
  ['src/behaviours/b.ts', 'src/ui/b.ts'],
  ['src/server/c.ts', 'src/pages/b.ts'],
  ['src/open-site.ts', 'demo/seed-demo.ts'],
  ['extensions/chart/c.ts', 'src/extension.ts'],
  ['extensions/chart/c.ts', 'extensions/chart/d.ts'],
  ['extensions/chart/widgets/chart/view.tsx', 'src/extension-view.ts'],
  ['extensions/chart/staff.tsx', 'src/extension-staff.ts'],
  ['demo/c.ts', 'src/features/shop/index.ts'],
]

it('each law of import stops what it forbids, and no more', () => {
  const imports = new Map<string, string[]>()
  const add = (from: string, line?: string) =>
    imports.set(from, [...(imports.get(from) ?? []), ...(line ? [line] : [])])
  for (const [from, to, kind] of [...forbidden.map(([from, to]) => [from, to] as const), ...allowed]) {
    const isOurs = !to.startsWith('node:')
    const specifier = isOurs ? `./${relative(dirname(from), to)}` : to
    add(from, `import ${kind === 'type' ? 'type ' : ''}{ x } from '${specifier}'`)
    if (isOurs) add(to)
  }
  for (const [path, lines] of imports) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${lines.join('\n')}\nexport const x = 1\n`)
  }
  writeFileSync(join(folder, 'package.json'), '{}')

  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = join(root, '.dependency-cruiser.mjs')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--config', config, '--output-type', 'json', 'src', 'demo', 'extensions'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 10 ** 8 },
  )
  expect(stderr).toBe('')
  const { summary } = JSON.parse(stdout)
  const found = new Set(
    summary.violations.map(({ from, to, rule }: { from: string; to: string; rule: { name: string } }) =>
      [from, to.replace(/^fs$/, 'node:fs'), rule.name].join(' '),
    ),
  )
  for (const violation of forbidden) expect(found).toContain(violation.join(' '))
  const meant = new Set(forbidden.map(([from, to]) => `${from} ${to}`))
  expect([...found].filter((line) => !meant.has(String(line).split(' ').slice(0, 2).join(' ')))).toEqual([])
})
