import { describe, expect, it } from 'vitest'
import { noStatistics } from '../../features/statistics/testing.ts'
import { contextWith, renderRoom } from '../testing/render-room.ts'
import { networkNames, networkOf } from './networks.ts'

const context = (counts: [string, number][] = []) => {
  const made = contextWith({
    path: '/a b/',
    trail: [
      { label: 'Home', url: '/' },
      { label: 'Kaas & brood', url: '/a b/' },
    ],
  })
  return {
    ...made,
    features: { ...made.features, statistics: { ...noStatistics, clicks: async () => new Map(counts) } },
  }
}
const share = (network: string, props: object = {}) =>
  renderRoom('share', { items: [{ network, label: '' }], ...props }, context([[`share:${network}:/a b/`, 7]]))

/** Section 3. */
const offered =
  'facebook twitter linkedin pinterest reddit vk odnoklassniki tumblr digg skype stumbleupon mix telegram pocket xing whatsapp email print x-twitter threads'.split(
    ' ',
  )
const counted = 'facebook linkedin pinterest reddit vk odnoklassniki stumbleupon pocket xing'.split(' ')

describe('SITE-07 share', () => {
  it('offers every network of the specification, with a counter where it says so', () => {
    expect(networkNames.filter((name) => offered.includes(name)).sort()).toEqual([...offered].sort())
    expect(networkNames.filter((name) => networkOf(name).has_counter).sort()).toEqual([...counted].sort())
  })

  it.each(networkNames.filter((name) => networkOf(name).href))(
    '%s is a link with this page in it',
    async (name) => {
      const html = await share(name)
      const href = /href="([^"]*)"/.exec(html)?.[1] ?? ''
      expect(href).toMatch(/^(https:\/\/|mailto:)/)
      expect(decodeURIComponent(href)).toContain('https://example.org/a b/')
      expect(href).not.toMatch(/[{} ]/)
      expect(html).toContain(`>${networkOf(name).title}</span>`)
      expect(html).toContain(
        name === 'email' ? 'rel="noopener nofollow"' : 'target="_blank" rel="noopener nofollow"',
      )
    },
  )

  it.each(['print', 'copy', 'device'])('%s waits for the browser to do it', async (name) => {
    expect(await share(name)).toMatch(new RegExp(`<li hidden=""><button type="button" data-share="${name}"`))
  })

  it.each(networkNames.filter((name) => networkOf(name).isGone))(
    '%s, which is gone, leads no visitor anywhere',
    async (name) => {
      expect(await share(name)).toBe('')
    },
  )

  it.each(networkNames.filter((name) => networkOf(name).href))(
    '%s shows our own count where it has a counter',
    async (name) => {
      expect((await share(name, { show_counter: true })).includes('>7<')).toBe(networkOf(name).has_counter)
      expect(await share(name)).not.toContain('>7<')
    },
  )

  it('abuse 23 asks those networks for nothing', async () => {
    const html = await renderRoom(
      'share',
      { items: networkNames.map((network) => ({ network, label: '' })) },
      context(),
    )
    expect(html).not.toMatch(/<(img|script|iframe|link)\b/)
  })

  it('abuse 16 shows a title as words', async () => {
    expect(await share('email', { title: '<script>' })).toContain('&lt;script&gt;')
  })
})
