import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineExtension, type Extension } from '../extension.ts'
import { catalogues } from '../server/staff/catalogues.ts'
import { resources } from '../staff-api/resources/index.ts'
import { widgets } from '../widgets/registry.ts'
import { listingFiles } from '../widgets/shared/listing-files.ts'
import { actionsOf } from '../wire/admin-ajax.ts'
import { wcAjaxCalls } from '../wire/wc-ajax.ts'
import { restCalls } from '../wire/wp-json.ts'
import type { BuiltExtension } from './built.ts'
import { joins } from './joins.ts'
import { loadExtensions } from './load.ts'

const said: string[] = []
const log = { error: (_: unknown, sentence?: string) => void said.push(sentence ?? '') }
beforeEach(() => void said.splice(0))
afterAll(() => loadExtensions('all', log))

const built = (name: string, module: unknown, views = {}): BuiltExtension => ({
  name,
  views,
  styles: [],
  migrations: [],
  load: async () => module,
})
const brings = (name: string, parts: Omit<Extension, 'name'>): BuiltExtension =>
  built(name, { default: defineExtension({ name, ...parts }) })

const heading = widgets.get('heading')
if (!heading) throw new Error('there is no heading')
const widget = (name: string) => ({ ...heading, name, hydrate: 'none' as const })

/** What all lists hold, by their names. */
const all = () => [widgets, catalogues, resources, listingFiles].map((list) => [...list.keys()])

const good = brings('good', { widgets: [widget('good')], texts: { good: { hello: 'Dag' } } })

it('EDIT-11 an extension joins the lists of the program, and leaves them when another choice is made', async () => {
  await loadExtensions([], log, [])
  const before = all()
  const on = await loadExtensions('all', log, [good])
  expect(on.map(({ name }) => name)).toEqual(['good'])
  expect(widgets.get('good')?.name).toBe('good')
  expect(catalogues.has('good') || Object.hasOwn(widgets.get('good')?.texts ?? {}, 'hello')).toBe(true)
  await loadExtensions([], log, [good])
  expect(all()).toEqual(before)
  expect(said).toEqual([])
})

describe('EDIT-11 a faulty extension is named with the reason and left out whole, and the others are on', () => {
  const file = {
    suits: () => true,
    limit: 'listing',
    most: 1,
    type: 'text/plain',
    make: async () => '',
  } as const
  const call = { action: async () => new Response(), failed: () => new Response() }
  const faults: readonly [about: string, faulty: BuiltExtension, why: string][] = [
    ['cannot be built', { name: 'bad', fault: 'index.ts is no TypeScript' }, 'index.ts is no TypeScript'],
    [
      'throws when it is loaded',
      { ...built('bad', {}), load: () => Promise.reject(new Error('its package is not there')) },
      'its package is not there',
    ],
    ['exports nothing', built('bad', {}), 'its index.ts exports no extension'],
    ['exports something else', built('bad', { default: 'bad' }), 'its index.ts exports no extension'],
    [
      'has another name than its folder',
      built('bad', { default: { name: 'other' } }),
      'it calls itself other, and its folder bad',
    ],
    [
      'brings what the program does not know',
      built('bad', { default: { name: 'bad', wigdets: [] } }),
      'there is nothing called wigdets',
    ],
    [
      'brings a part of another shape',
      built('bad', { default: { name: 'bad', widgets: 'chart' } }),
      'widgets must be a list',
    ],
    [
      'brings a widget of ours',
      brings('bad', { widgets: [widget('bad-one'), widget('heading')] }),
      'there is a widget heading already',
    ],
    [
      'brings a widget of another extension',
      brings('bad', { widgets: [widget('good')] }),
      'there is a widget good already',
    ],
    [
      'brings a widget that browsers wake, without a view for them',
      brings('bad', { widgets: [{ ...widget('bad-one'), hydrate: 'load' }] }),
      'the widget bad-one has no widgets/bad-one/view.tsx',
    ],
    [
      'brings a catalogue of ours',
      brings('bad', { widgets: [widget('bad-one')], texts: { page: { skip: 'Hop' } } }),
      'there is a catalogue of texts page already',
    ],
    [
      'brings a text that a widget has',
      brings('bad', { texts: { 'archive-list': { filter: 'Zeef' } } }),
      'the widget archive-list has a text filter already',
    ],
    [
      'brings a file whose link has no text',
      brings('bad', { listingFiles: { 'lijst.txt': { ...file, text: 'nowhere' } } }),
      'the catalogue archive-list has no text nowhere',
    ],
    [
      'brings a call of ours',
      brings('bad', { ajaxCalls: { wpfd: call } }),
      'there is a call of admin-ajax.php wpfd already',
    ],
    [
      'brings any call of clicks',
      brings('bad', { ajaxCalls: { bad_send_clicks: call } }),
      'there is a call of admin-ajax.php bad_send_clicks already',
    ],
    [
      'brings a call of the shop of ours',
      brings('bad', { wcAjaxCalls: { add_to_cart: call } }),
      'there is a call of wc-ajax add_to_cart already',
    ],
    [
      'brings a call of ours below wp-json',
      brings('bad', { restCalls: { '/anything/v1/refresh-loop': call } }),
      'there is a call of wp-json /anything/v1/refresh-loop already',
    ],
    [
      'brings a call at no path',
      brings('bad', { restCalls: { 'bad/v1': call } }),
      'the call bad/v1 needs a path',
    ],
    [
      'brings a page at an address of ours',
      brings('bad', { pages: { '/cart/': { draw: () => Promise.reject() } } }),
      'there is an address cart already',
    ],
    [
      'brings a page below another address',
      brings('bad', { pages: { '/cart/later/': { draw: () => Promise.reject() } } }),
      'needs an address of one word',
    ],
    [
      'brings a kind with a name of its own making',
      built('bad', { default: { name: 'bad', kinds: { route: { word: 'routes' } } } }),
      'the kind route needs a name as in eigen_route',
    ],
    [
      'brings a job with a name of ours',
      brings('bad', {
        jobs: [{ kind: { name: 'backup-plan', schema: z.object({}) }, run: () => Promise.reject() }],
      }),
      'the job backup-plan needs a name that begins with bad-',
    ],
    [
      'connects with something that is no function',
      built('bad', { default: { name: 'bad', connect: {} } }),
      'connect must be a function',
    ],
    [
      'brings a resource of ours',
      brings('bad', { resources: [...resources.values()].filter(({ name }) => name === 'products') }),
      'there is a resource products already',
    ],
  ]
  it.each(faults)('%s', async (_, faulty, why) => {
    await loadExtensions(['good'], log, [good])
    const before = all()
    await loadExtensions([], log, [])
    const on = await loadExtensions('all', log, [good, faulty])
    expect(on.map(({ name }) => name)).toEqual(['good'])
    expect(said).toEqual([expect.stringContaining('the extension bad is left out: ')])
    expect(said[0]).toContain(why)
    expect(all()).toEqual(before)
  })

  it('is named by EXTENSIONS, and was not there when the site was built', async () => {
    const on = await loadExtensions(['absent', 'good'], log, [good])
    expect(on.map(({ name }) => name)).toEqual(['good'])
    expect(said).toEqual([expect.stringContaining('the extension absent is left out: EXTENSIONS names it')])
  })
})

it('EDIT-11 a call of an extension stands beside ours', async () => {
  const action = async () => new Response('ja')
  await loadExtensions('all', log, [
    brings('calls', { ajaxCalls: { calls_hello: { action, failed: () => new Response() } } }),
  ])
  const asked = {
    newsletter: { subscribe: () => Promise.reject() },
    statistics: { click: () => Promise.reject() },
  }
  const actions = actionsOf({
    ...asked,
    statistics: { ...asked.statistics, consent: () => Promise.reject() },
  })
  expect(actions.calls_hello?.action).toBe(action)
  expect(Object.keys(actions)).toContain('wpfd')
})

it('EDIT-11 calls of an extension of the shop and below wp-json stand beside ours', async () => {
  const route = { action: async () => new Response('ja'), failed: () => new Response() }
  await loadExtensions('all', log, [
    brings('calls', { wcAjaxCalls: { hello: route }, restCalls: { '/calls/v1/hello': route } }),
  ])
  expect(wcAjaxCalls.get('hello')).toBe(route)
  expect(wcAjaxCalls.has('add_to_cart')).toBe(true)
  expect(restCalls.get('/calls/v1/hello')).toBe(route)
})

it('EDIT-11 an extension that turns out to be faulty is taken out again, and can be tried anew', async () => {
  const [one] = await loadExtensions('all', log, [good])
  one?.leaveOut(new Error('its table is gone'))
  expect(said).toEqual(['the extension good is left out: its table is gone'])
  expect(widgets.has('good')).toBe(false)
  await loadExtensions('all', log, [good])
  expect(widgets.has('good')).toBe(true)
})

it('EDIT-11 has a list for every part that an extension can bring', () => {
  // `Extension` and `joins` have the same keys by their types; this says which.
  expect(Object.keys(joins).sort()).toMatchInlineSnapshot(`
    [
      "ajaxCalls",
      "classicSources",
      "connect",
      "emails",
      "jobs",
      "kinds",
      "listingFiles",
      "pages",
      "paymentProviders",
      "previews",
      "resources",
      "restCalls",
      "taxonomies",
      "templateParts",
      "texts",
      "wcAjaxCalls",
      "widgets",
    ]
  `)
})
