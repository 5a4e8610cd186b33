import type { Mount } from '../../behaviours/contract.ts'

const sizes = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const

/** Counts down by the second. A screen reader reads it on request only. Announces the end. */
export const mount: Mount = (root) => {
  const until = Date.parse(root.dataset.until ?? '')
  const parts = [...root.querySelectorAll<HTMLElement>('[data-unit]')]
  if (Number.isNaN(until)) return () => undefined
  let timer: number | undefined
  const show = () => {
    let left = Math.ceil((until - Date.now()) / 1000)
    if (left <= 0) {
      root.textContent = root.dataset.after ?? ''
      root.classList.add('is-over')
      clearInterval(timer)
      return
    }
    for (const part of parts) {
      const size = sizes[part.dataset.unit as keyof typeof sizes]
      const figure = part.querySelector('b')
      const count = Math.floor(left / size)
      left -= count * size
      part.hidden = false
      if (figure)
        figure.textContent = part.dataset.unit === 'days' ? String(count) : String(count).padStart(2, '0')
    }
  }
  timer = window.setInterval(show, 1000)
  show()
  return () => clearInterval(timer)
}
