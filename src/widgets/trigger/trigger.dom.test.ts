import { afterEach, describe, expect, it } from 'vitest'
import { carouselCommand } from '../shared/carousel/carousel-command.ts'
import { mount } from './trigger.behaviour.ts'

let stop: () => void = () => undefined
afterEach(() => stop())

const root = () => document.querySelector<HTMLElement>('.trigger') as HTMLElement
const press = () => root().querySelector('button')?.click()
const shown = () =>
  [...root().querySelectorAll<HTMLElement>('.trigger-face')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent)

const trigger = (does: string, target = '') =>
  `<p class="trigger" data-does="${does}" ${target && `data-target="${target}"`} hidden><button>
    <span class="trigger-face">voor</span>${/play_pause|expand_collapse/.test(does) ? '<span class="trigger-face" data-after hidden>na</span>' : ''}</button></p>`

function place(html: string): void {
  document.body.innerHTML = html
  stop = mount(root())
}

describe('CAT-13 a button of a carousel', () => {
  const carousel = (id: string, slides = 2) =>
    `<section id="${id}"><div data-behaviour="carousel"><div class="carousel-view"><ul>${'<li></li>'.repeat(slides)}</ul></div></div></section>`
  const at = (id: string) => document.querySelector<HTMLElement>(`#${id} > div`) as HTMLElement
  const told = (id: string) => {
    const commands: unknown[] = []
    at(id).addEventListener(carouselCommand, (event) => commands.push((event as CustomEvent).detail))
    return commands
  }

  it.each([
    ['next_slide', 'next'],
    ['prev_slide', 'previous'],
    ['first_slide', 'first'],
    ['last_slide', 'last'],
    ['play_slide', 'play'],
    ['pause_slide', 'pause'],
    ['play_pause', 'play-or-pause'],
  ])('%s tells it: %s', (action, command) => {
    place(carousel('a') + trigger(`carousel:${action}`))
    const commands = told('a')
    expect(root().hidden).toBe(false)
    press()
    expect(commands).toEqual([command])
  })

  it('operates the one of the section that it names, else the nearest', () => {
    place(`${carousel('a')}<div>${trigger('carousel:next_slide')}${carousel('b')}</div>`)
    const nearest = told('b')
    press()
    expect(nearest).toHaveLength(1)
    place(`${carousel('a')}<div>${trigger('carousel:next_slide', 'a')}${carousel('b')}</div>`)
    const named = told('a')
    press()
    expect(named).toHaveLength(1)
  })

  it.each([
    ['the first of two after it', (t: string, a: string, b: string) => t + a + b, 'a'],
    ['the last of two before it', (t: string, a: string, b: string) => a + b + t, 'b'],
    [
      'that of its own column',
      (t: string, a: string, b: string) => `<div>${a}</div><div>${b}${t}</div>`,
      'b',
    ],
    [
      'the one that is fewer blocks away',
      (t: string, a: string, b: string) => `${a}<p></p><p></p>${t}<p></p><div>${b}</div>`,
      'b',
    ],
    ['the one inside a block before it', (t: string, a: string, b: string) => `<div>${a}${b}</div>${t}`, 'b'],
  ])('without a target operates the nearest: %s', (_, html, id) => {
    place(html(trigger('carousel:next_slide'), carousel('a'), carousel('b')))
    const commands = told(id)
    press()
    expect(commands).toHaveLength(1)
  })

  it('says the other thing while the carousel goes by itself', async () => {
    place(carousel('a') + trigger('carousel:play_pause'))
    expect(shown()).toEqual(['voor'])
    at('a').classList.add('is-playing')
    await expect.poll(shown).toEqual(['na'])
  })

  it.each([[''], [carousel('a', 1)]])('stays away where nothing can slide', (html) => {
    place(html + trigger('carousel:next_slide'))
    expect(root().hidden).toBe(true)
  })
})

describe('CAT-13 a button of questions', () => {
  const questions = (...open: number[]) =>
    `<div class="accordion"><div class="acc">${[0, 1, 2].map((at) => `<details name="v" ${open.includes(at) ? 'open' : ''}><summary>${at}</summary></details>`).join('')}</div></div>`
  const open = () => [...document.querySelectorAll('details')].flatMap((item, at) => (item.open ? [at] : []))

  it.each([
    ['expand', [0], [0, 1, 2]],
    ['collapse', [0], []],
    ['expand_collapse', [0], [0, 1, 2]],
    ['next', [0], [1]],
    ['next', [2], [0]],
    ['next', [], [0]],
    ['prev', [0], [2]],
    ['prev', [], [2]],
  ])('%s of those where %j are open leaves %j open', (action, before, after) => {
    place(questions(...before) + trigger(`accordion:${action}`))
    press()
    expect(open()).toEqual(after)
  })

  it('says the other thing while all are open, and lets them close each other again once they are not', async () => {
    place(questions() + trigger('accordion:expand_collapse'))
    press()
    await expect.poll(shown).toEqual(['na'])
    expect(document.querySelectorAll('details[name]')).toHaveLength(0)
    press()
    await expect.poll(shown).toEqual(['voor'])
    expect(document.querySelectorAll('details[name="v"]')).toHaveLength(3)
  })

  it('after expand, who opens one again closes its siblings, in an accordion without a behaviour of its own', () => {
    place(questions(0) + trigger('accordion:expand'))
    press()
    const summary = (at: number) => document.querySelectorAll('summary')[at]
    summary(1)?.click()
    expect(open()).toEqual([0, 2])
    summary(1)?.click()
    expect(open()).toEqual([1])
    expect(document.querySelectorAll('details[name="v"]')).toHaveLength(3)
    // And once more.
    press()
    expect(open()).toEqual([0, 1, 2])
    summary(0)?.click()
    summary(0)?.click()
    expect(open()).toEqual([0])
  })

  it('stays away where there are none', () => {
    place(trigger('accordion:expand'))
    expect(root().hidden).toBe(true)
  })
})
