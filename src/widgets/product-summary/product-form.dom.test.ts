import { afterEach, describe, expect, it } from 'vitest'
import { mount } from './product-form.behaviour.ts'

let stop: () => void = () => undefined
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

const button = () => document.querySelector<HTMLButtonElement>('[name=add-to-cart]') as HTMLButtonElement
const quantity = () => document.querySelector<HTMLInputElement>('.qty') as HTMLInputElement
const shown = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(({ hidden }) => !hidden)
    .map((part) => part.textContent)

function place(inside = '', data = ''): void {
  document.body.innerHTML = `<div><div data-offer>vanaf 9,50</div><form class="cart" ${data}>${inside}
    <button type="button" data-step="-1" hidden></button>
    <input class="qty" type="number" name="quantity" min="1" max="3" value="1">
    <button type="button" data-step="1" hidden></button>
    <button name="add-to-cart" value="24"></button></form></div>`
  stop = mount(document.querySelector('form') as HTMLElement)
}

describe('the quantity', () => {
  it('SHOP-05 goes up and down with two buttons, within its limits, and says so', () => {
    place()
    let said = 0
    quantity().addEventListener('change', () => {
      said += 1
    })
    const [fewer, more] = [...document.querySelectorAll<HTMLElement>('[data-step]')]
    expect(more?.hidden).toBe(false)
    for (const expected of ['2', '3', '3']) {
      more?.click()
      expect(quantity().value).toBe(expected)
    }
    for (const expected of ['2', '1', '1']) {
      fewer?.click()
      expect(quantity().value).toBe(expected)
    }
    expect(said).toBe(6)
    quantity().value = 'x'
    more?.click()
    expect(quantity().value).toBe('1')
    stop()
    expect(more?.hidden).toBe(true)
  })
})

describe('a variant', () => {
  const variation = (id: number, size: string, frame: string, more = {}) => ({
    variation_id: id,
    attributes: { attribute_Formaat: size, attribute_Lijst: frame },
    sku: `P-${id}`,
    display_price: 14.5,
    is_in_stock: true,
    max_qty: 9,
    image_id: 0,
    ...more,
  })
  const variations = [
    variation(1, 'A3', 'zonder'),
    variation(2, 'A3', 'met', { max_qty: 2, image_id: 77 }),
    variation(3, 'A2', 'zonder', { is_in_stock: false }),
  ]
  const select = (name: string, ...values: string[]) =>
    `<select name="attribute_${name}"><option value=""></option>${values.map((value) => `<option>${value}</option>`).join('')}</select>`
  const placeVariants = () => {
    const parts = variations.map(
      ({ variation_id }) => `<p data-variation="${variation_id}" hidden>${variation_id}</p>`,
    )
    place(
      `${select('Formaat', 'A3', 'A2')}${select('Lijst', 'zonder', 'met')}<input type="hidden" class="variation_id">
       <p class="no-variant" hidden>Die is er niet</p>${parts.join('')}`,
      `data-product_variations='${JSON.stringify(variations)}'`,
    )
  }
  const choose = (name: string, value: string) => {
    const list = document.querySelector<HTMLSelectElement>(`[name=attribute_${name}]`) as HTMLSelectElement
    list.value = value
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const chosenId = () => document.querySelector<HTMLInputElement>('.variation_id')?.value

  it('SHOP-17 shows its own price when all is chosen, and only then adds by itself', () => {
    placeVariants()
    choose('Formaat', 'A3')
    expect(shown('[data-variation]')).toEqual([])
    expect(button().classList.contains('ajax_add_to_cart')).toBe(false)
    choose('Lijst', 'met')
    expect(shown('[data-variation]')).toEqual(['2'])
    expect(shown('[data-offer]')).toEqual([])
    expect(chosenId()).toBe('2')
    expect({ ...button().dataset }).toMatchObject({
      variation_id: '2',
      product_sku: 'P-2',
      product_price: '14.50',
    })
    expect(button().classList.contains('ajax_add_to_cart')).toBe(true)
    expect(quantity().max).toBe('2')
    choose('Lijst', '')
    expect(shown('[data-offer]')).toEqual(['vanaf 9,50'])
    expect(chosenId()).toBe('')
    expect(button().dataset.variation_id).toBeUndefined()
  })

  it('SHOP-17 cannot be added when it is gone', () => {
    placeVariants()
    choose('Formaat', 'A2')
    choose('Lijst', 'zonder')
    expect(button().disabled).toBe(true)
    choose('Formaat', 'A3')
    expect(button().disabled).toBe(false)
  })

  it('SHOP-17 offers no choice that leads to nothing', () => {
    placeVariants()
    choose('Formaat', 'A2')
    const options = [...document.querySelectorAll<HTMLOptionElement>('[name=attribute_Lijst] option')]
    expect(options.map(({ value, disabled }) => [value, disabled])).toEqual([
      ['', false],
      ['zonder', false],
      ['met', true],
    ])
  })

  it('SHOP-17 says so when there is no such variant', () => {
    placeVariants()
    choose('Lijst', 'met')
    choose('Formaat', 'A2')
    expect(shown('.no-variant')).toEqual(['Die is er niet'])
    expect(button().disabled).toBe(true)
  })

  it('SHOP-17 tells the gallery which picture is its own', () => {
    placeVariants()
    const told: unknown[] = []
    document.addEventListener('variant-chosen', (event) => told.push((event as CustomEvent).detail), {
      once: true,
    })
    choose('Formaat', 'A3')
    choose('Lijst', 'zonder')
    expect(told).toEqual([])
    choose('Lijst', 'met')
    expect(told).toEqual([{ pictureId: 77 }])
  })
})
