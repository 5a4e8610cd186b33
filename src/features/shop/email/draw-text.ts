import { type Email, plain } from './email.ts'

/** Draws the same email as plain text, for mail programs without HTML. */
export function drawText(email: Email): string {
  const { transfer, facts, button, goods, addresses, notice } = email
  const list = (pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([name, value]) => `${name}: ${value}`).join('\n')
  const parts = [
    email.title,
    ...email.paragraphs,
    transfer && `${transfer.title}\n${list(transfer.facts)}`,
    facts && list(facts),
    button && `${button.text}:\n${button.url}`,
    goods &&
      [
        goods.title,
        ...goods.lines.map(({ title, detail, amount }) => `- ${title} (${detail}): ${amount}`),
        ...goods.sums.map(({ name, amount }) => (amount === '' ? name : `${name}: ${amount}`)),
      ].join('\n'),
    ...(addresses ?? []).map(({ label, lines }) => `${label}\n${lines.join('\n')}`),
    notice && `${notice.title}\n${notice.text}`,
    ...email.closing.map((part) =>
      typeof part === 'string' ? part : `${part.text} ${part.link.text}:\n${part.link.url}`,
    ),
    ['--', ...email.foot, ...email.footLinks.map(({ text, url }) => `${text}: ${url}`)].join('\n'),
  ]
  return plain(`${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`)
}
