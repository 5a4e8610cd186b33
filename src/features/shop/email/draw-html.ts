import { escapeHtml } from '../../../kernel/html.ts'
import {
  accent,
  buttonHtml,
  chapterHtml,
  emailPage,
  footHtml,
  hair,
  ink,
  quiet,
  right,
  row,
  serif,
  table,
  titleHtml,
} from '../../../platform/email/look.ts'
import { type Email, type Fact, type Link, markStrong } from './email.ts'

const words = (text: string): string => markStrong(escapeHtml(text)).replaceAll('\n', '<br>')
const h2 = (text: string): string => chapterHtml(words(text))
const link = ({ text, url }: Link, colour = accent): string =>
  `<a href="${escapeHtml(url)}" style="color:${colour}">${words(text)}</a>`

/** Draws an e-mail as a complete HTML page. */
export function drawHtml(email: Email): string {
  const { subject, preview, siteTitle, siteUrl } = email
  const rows = [
    opening(email),
    email.transfer && transfer(email.transfer),
    email.facts && row('28px 40px 0', table(email.facts.map(fact).join(''))),
    email.button && row('24px 40px 0', buttonHtml(words(email.button.text), email.button.url)),
    email.goods && goods(email.goods),
    email.addresses && addresses(email.addresses),
    email.notice && notice(email.notice),
    closing(email),
    footHtml([
      ...email.foot.map(words),
      ...(email.footLinks.length > 0 ? [email.footLinks.map((to) => link(to, quiet)).join(' &nbsp; ')] : []),
    ]),
  ].filter((part): part is string => Boolean(part))
  return emailPage({ subject, preview, siteTitle, siteUrl, rows })
}

const opening = ({ title, paragraphs }: Email): string =>
  row(
    '36px 40px 0',
    [
      titleHtml(words(title)),
      ...paragraphs.map(
        (text) => `<p style="margin:16px 0 0;font-size:18px;line-height:29px">${words(text)}</p>`,
      ),
    ].join(''),
  )

const fact = ([name, value]: Fact): string =>
  `<tr><td valign="top" style="padding:8px 16px 8px 0;border-bottom:1px solid ${hair};color:${quiet};font-size:16px;line-height:22px">${words(name)}</td><td style="padding:8px 0;border-bottom:1px solid ${hair};font-size:16px;line-height:22px;font-weight:600">${words(value)}</td></tr>`

function transfer({ title, facts, code }: NonNullable<Email['transfer']>): string {
  const side =
    code &&
    `<td class="side" width="132" valign="top" style="width:132px;padding-top:20px"><div style="background:#fff;border:1px solid ${hair};width:130px"><img src="cid:${code.cid}" width="130" height="130" alt="${escapeHtml(code.label)}" style="display:block"></div><p style="margin:8px 0 0;font-size:14px;line-height:19px;color:${quiet}">${words(code.words)}</p></td>`
  const list = `<td class="side" valign="top" style="padding:16px 24px 0 0">${h2(title)}${table(facts.map(fact).join(''))}</td>`
  return row('32px 40px 0', table(`<tr>${list}${side ?? ''}</tr>`, ` style="border-top:1px solid ${ink}"`))
}

function goods({ title, lines, sums }: NonNullable<Email['goods']>): string {
  const line = (item: (typeof lines)[number]) =>
    `<tr><td style="padding:12px 0;border-bottom:1px solid ${hair};font-size:17px;line-height:24px"><span style="${serif};font-size:19px">${words(item.title)}</span><br><span style="color:${quiet};font-size:15px">${words(item.detail)}</span></td><td align="right" valign="top" style="padding:12px 0 12px 16px;border-bottom:1px solid ${hair};font-size:17px;line-height:24px;white-space:nowrap;font-weight:600">${words(item.amount)}</td></tr>`
  const looks = {
    plain: `color:${ink}`,
    discount: `color:${right}`,
    total: `color:${ink};border-top:1px solid ${ink};padding-top:12px;font-weight:650;font-size:20px`,
    small: `color:${quiet};font-size:15px;line-height:20px;padding-top:2px;padding-bottom:2px`,
  }
  const sum = ({ name, amount, kind }: (typeof sums)[number]) => {
    const look = looks[kind ?? 'plain']
    const common = 'font-size:17px;line-height:24px'
    const [left, end] = [`padding:5px 0;${common}`, `padding:5px 0 5px 16px;${common};white-space:nowrap`]
    return `<tr><td style="${left};${look}">${words(name)}</td><td align="right" style="${end};${look}">${words(amount)}</td></tr>`
  }
  const gap = '<tr><td colspan="2" height="8"></td></tr>'
  return row(
    '36px 40px 0',
    `<div style="border-top:1px solid ${ink};padding-top:14px">${h2(title)}</div>${table(
      [...lines.map(line), gap, ...sums.map(sum)].join(''),
      ' style="font-variant-numeric:tabular-nums"',
    )}`,
  )
}

const addresses = (list: NonNullable<Email['addresses']>): string =>
  row(
    '36px 40px 0',
    table(
      `<tr>${list
        .map(
          ({ label, lines }) =>
            `<td class="side" width="50%" valign="top" style="padding:14px 20px 0 0;font-size:16px;line-height:24px"><span style="color:${quiet};font-size:15px">${words(label)}</span><br>${words(lines.join('\n'))}</td>`,
        )
        .join('')}</tr>`,
      ` style="border-top:1px solid ${ink}"`,
    ),
  )

const notice = ({ title, text }: NonNullable<Email['notice']>): string =>
  row(
    '36px 40px 0',
    `<div style="border-left:2px solid #94610c;padding-left:16px;font-size:16px;line-height:25px"><b>${words(title)}</b><br>${words(text)}</div>`,
  )

const closing = ({ closing: said }: Email): string =>
  said.length === 0
    ? ''
    : row(
        '32px 40px 0',
        said
          .map((part) => (typeof part === 'string' ? words(part) : `${words(part.text)} ${link(part.link)}.`))
          .map((html) => `<p style="margin:0 0 12px;font-size:16px;line-height:25px">${html}</p>`)
          .join(''),
      )
