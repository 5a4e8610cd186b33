import { isSafeLink } from '../../../kernel/prose.ts'

const mail = /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i
const telephone = /^(?:\+|00|0)[\d\s().-]{8,}$/
const host = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i
const whole = /^(?:https?:\/\/[^\s/]\S*|mailto:[^\s@]+@\S+|tel:\+?[\d().-]+|[/?#]\S*)$/i

/**
 * An address as it was typed, made into one that leads somewhere: `example.org` gets its `https://`, a mail address
 * its `mailto:`, a telephone number its `tel:`. Undefined when no address can be read in it.
 */
export function mendAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (mail.test(text)) return `mailto:${text}`
  if (telephone.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  if (host.test(text)) return `https://${text}`
  return whole.test(text) && isSafeLink(text) ? text : undefined
}
