import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { embedAddress } from '../shared/films/embed-address.ts'
import { mount } from './embed.behaviour.ts'

const src = 'about:blank'
let stop: () => void
const figure = () => document.querySelector('figure') as HTMLElement
const frame = () => figure().querySelector('iframe')?.getAttribute('src')
const choose = (value: string) => {
  document.cookie = `cookie_notice_accepted=${value}; path=/`
  document.dispatchEvent(new CustomEvent('setCookieNotice', { detail: { value } }))
}

beforeEach(() => {
  document.body.innerHTML = `<figure data-embed="${src}" data-title="Film"><a class="video-still" href="/x"></a>
    <p hidden data-embed-offer><button data-embed-once></button></p><p data-embed-hint></p></figure>`
  stop = mount(figure())
})
afterEach(() => {
  stop()
  document.cookie = 'cookie_notice_accepted=; max-age=0; path=/'
})

describe('SITE-01 a film that stands elsewhere', () => {
  it('abuse 23 waits as a still with a button for this one, also after a no', () => {
    expect(frame()).toBeUndefined()
    expect(figure().querySelector<HTMLElement>('[data-embed-offer]')?.hidden).toBe(false)
    choose('false')
    expect(frame()).toBeUndefined()
  })

  it('plays when it alone is asked for', () => {
    figure().querySelector<HTMLElement>('button')?.click()
    expect(frame()).toBe(src)
    expect(figure().querySelector('.video-still')).toBeNull()
    expect(document.cookie).not.toContain('cookie_notice')
  })

  it('comes with a yes, and goes when that is taken back', () => {
    choose('true')
    expect(frame()).toBe(src)
    choose('')
    expect(frame()).toBeUndefined()
    expect(figure().querySelector('.video-still')).not.toBeNull()
  })
})

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', undefined],
  ['https://www.youtube.com/watch?v="><script>', undefined],
  ['https://example.org/film', undefined],
  ['/film', undefined],
])('abuse 16 a film at %s is framed from %s', (url, address) => {
  expect(embedAddress(url)).toBe(address)
})
