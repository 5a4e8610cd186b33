import { escapeHtml } from '../../../kernel/html.ts'
import { createTexts, textData } from '../../../kernel/texts.ts'
import {
  accent,
  buttonHtml,
  chapterHtml,
  emailPage,
  footHtml,
  hair,
  ink,
  quiet,
  row,
  serif,
  table,
  titleHtml,
} from '../../../platform/email/look.ts'
import { newsletterTexts } from '../texts.nl.ts'
import type { EmailPart, EmailPicture, NewsletterEmail } from './parts.ts'
import { proseHtml, proseText } from './prose.ts'

const texts = createTexts<keyof typeof newsletterTexts>(textData(newsletterTexts))

/** Placeholder for the reader's own token in a rendered email. */
export const tokenMark = 'TOKEN-OF-THE-READER'

export interface DrawnEmail {
  subject: string
  html: string
  text: string
}

/** Renders an e-mail in the society's look, for programs with and without HTML. */
export function drawEmail(
  { subject: written, preview, parts }: NewsletterEmail,
  { siteTitle, siteUrl, hasLists = false }: { siteTitle: string; siteUrl: string; hasLists?: boolean },
): DrawnEmail {
  const subject = written.replace(/\s+/g, ' ').trim()
  const absolute = (url: string) => (url.startsWith('/') ? siteUrl + url : url)
  const leave = `${siteUrl}/?na=u&nk=${tokenMark}`
  const choose = `${siteUrl}/?na=p&nk=${tokenMark}`
  const way = (to: string, text: 'leave' | 'choose') =>
    `<a href="${to}" style="color:${quiet}">${escapeHtml(texts(text))}</a>`
  const why = texts('why', { site: siteTitle })
  return {
    subject,
    html: emailPage({
      subject,
      preview,
      siteTitle,
      siteUrl,
      rows: [
        row('36px 40px 0', titleHtml(escapeHtml(subject))),
        ...parts.map((part) => partHtml(part, absolute)),
        footHtml([escapeHtml(why), ...(hasLists ? [way(choose, 'choose')] : []), way(leave, 'leave')]),
      ],
    }),
    text: `${[
      subject,
      ...parts.map((part) => partText(part, absolute)).filter((text) => text !== ''),
      [
        `--\n${why}`,
        ...(hasLists ? [`${texts('choose')}: ${choose}`] : []),
        `${texts('leave')}: ${leave}`,
      ].join('\n'),
    ].join('\n\n')}\n`,
  }
}

type Absolute = (url: string) => string

const widest = 520

function pictureHtml({ src, alt, width, height }: EmailPicture, most: number, absolute: Absolute): string {
  const shown = Math.min(width, most)
  const tall = Math.round((height * shown) / width)
  return `<img src="${escapeHtml(absolute(src))}" alt="${escapeHtml(alt)}" width="${shown}" height="${tall}" style="display:block;width:100%;max-width:${shown}px;height:auto;border:0">`
}

const linked = (html: string, url: string | undefined, absolute: Absolute): string =>
  url ? `<a href="${escapeHtml(absolute(url))}" style="color:${accent}">${html}</a>` : html

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

function partHtml(part: EmailPart, absolute: Absolute): string {
  switch (part.kind) {
    case 'chapter':
      return row(
        '36px 40px 0',
        `<div style="border-top:1px solid ${ink};padding-top:14px">${chapterHtml(escapeHtml(part.text))}</div>`,
      )
    case 'subchapter':
      return row(
        '24px 40px 0',
        `<h3 style="margin:0;${serif};font-weight:500;font-size:21px;line-height:26px">${escapeHtml(part.text)}</h3>`,
      )
    case 'prose':
      return row('16px 40px 0', proseHtml(part.html, absolute))
    case 'picture':
      return row(
        '24px 40px 0',
        linked(pictureHtml(part.picture, widest, absolute), part.url, absolute) +
          (part.caption
            ? `<p style="margin:8px 0 0;font-size:14px;line-height:20px;color:${quiet}">${escapeHtml(part.caption)}</p>`
            : ''),
      )
    case 'button':
      return row('24px 40px 0', buttonHtml(escapeHtml(part.text), absolute(part.url)))
    case 'quote':
      return row(
        '28px 40px 0',
        `<blockquote style="margin:0;border-left:2px solid ${accent};padding-left:18px;${serif};font-size:21px;line-height:30px">${lines(part.text)}${part.source ? `<br><span style="font-size:15px;color:${quiet}">${escapeHtml(part.source)}</span>` : ''}</blockquote>`,
      )
    case 'line':
      return row('32px 40px 0', `<div style="border-top:1px solid ${hair};height:1px;line-height:1px"></div>`)
    case 'card':
      return row('24px 40px 0', cardHtml(part, absolute))
  }
}

type Card = Extract<EmailPart, { kind: 'card' }>

function cardHtml({ title, url, picture, facts, say }: Card, absolute: Absolute): string {
  const words = [
    `<h3 style="margin:0;${serif};font-weight:500;font-size:21px;line-height:26px"><a href="${escapeHtml(absolute(url))}" style="color:${ink}">${escapeHtml(title)}</a></h3>`,
    facts &&
      `<p style="margin:4px 0 0;font-size:15px;line-height:21px;color:${quiet}">${escapeHtml(facts)}</p>`,
    say && `<p style="margin:8px 0 0;font-size:16px;line-height:24px">${escapeHtml(say)}</p>`,
  ].join('')
  // Decorative: a screen reader would read the same link twice.
  const plate =
    picture &&
    `<td class="side" width="176" valign="top" style="width:176px;padding-right:20px">${pictureHtml({ ...picture, alt: '' }, 176, absolute)}</td>`
  return table(`<tr>${plate ?? ''}<td class="side" valign="top">${words}</td></tr>`)
}

function partText(part: EmailPart, absolute: Absolute): string {
  switch (part.kind) {
    case 'chapter':
      return `${part.text}\n${'='.repeat(Math.min(part.text.length, 60))}`
    case 'subchapter':
      return part.text
    case 'prose':
      return proseText(part.html, absolute)
    case 'picture':
      return [part.caption || part.picture.alt, part.url && absolute(part.url)].filter(Boolean).join('\n')
    case 'button':
      return `${part.text}:\n${absolute(part.url)}`
    case 'quote':
      return [`“${part.text}”`, part.source].filter(Boolean).join('\n')
    case 'line':
      return '---'
    case 'card':
      return [part.title, part.facts, part.say, absolute(part.url)].filter(Boolean).join('\n')
  }
}
