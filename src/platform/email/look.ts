import { escapeHtml } from '../../kernel/html.ts'
import { shellCid } from './shell-picture.ts'

/**
 * The look of the site's mails. Tables and inline styles, because mail clients support little else. 600 px, one column
 * on a phone.
 */
export const serif = `font-family:'Alegreya Variable',Alegreya,Georgia,'Times New Roman',serif`
const sans = `font-family:'Source Sans 3 Variable','Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif`
export const ink = '#17161f'
export const quiet = '#5a5763'
export const hair = '#d9d4c7'
export const accent = '#272c72'
export const right = '#25613f'
export const paper = '#faf8f3'
const ground = '#f1eee5'

/** A row of the email. */
export const row = (padding: string, html: string): string =>
  `<tr><td class="pad" style="padding:${padding}">${html}</td></tr>`

export const table = (html: string, more = ''): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"${more}>${html}</table>`

/** The title above an e-mail. */
export const titleHtml = (html: string): string =>
  `<h1 style="margin:0;${serif};font-weight:500;font-size:38px;line-height:42px;letter-spacing:-.01em">${html}</h1>`

export const chapterHtml = (html: string): string =>
  `<h2 style="margin:0 0 8px;${serif};font-weight:500;font-size:24px;line-height:28px">${html}</h2>`

/** @param html the HTML of the button's label */
export const buttonHtml = (html: string, url: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="background:${accent};border-radius:2px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 26px;color:${paper};font-size:17px;line-height:20px;font-weight:600;text-decoration:none">${html}</a></td></tr></table>`

/** The small print at the end of an e-mail, in HTML. */
export const footHtml = (lines: readonly string[]): string =>
  row(
    '24px 40px 32px',
    `<div style="border-top:1px solid ${hair};padding-top:16px;font-size:14px;line-height:21px;color:${quiet}">${lines.join('<br>')}</div>`,
  )

const masthead = (title: string, url: string): string =>
  `<tr><td class="pad" style="padding:28px 40px 20px;border-bottom:1px solid ${hair}"><a href="${escapeHtml(url)}" style="color:${ink};text-decoration:none"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="padding-right:10px"><img src="cid:${shellCid}" width="36" height="36" alt="" style="display:block"></td><td style="${serif};font-size:28px;line-height:32px;font-weight:560">${escapeHtml(title)}</td></tr></table></a></td></tr>`

/** A whole HTML page: the masthead, then the rows. The mail must carry the shell picture as an attachment. */
export const emailPage = (email: {
  subject: string
  /** Shown beside the subject in a list of mails. */
  preview: string
  siteTitle: string
  siteUrl: string
  rows: readonly string[]
}): string => `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="only light">
<title>${escapeHtml(email.subject)}</title>
<style>@media (max-width:480px){.side{display:block!important;width:auto!important;padding:16px 0 0!important}.pad{padding-left:20px!important;padding-right:20px!important}}</style>
</head>
<body style="margin:0;padding:0;background:${ground};color:${ink};${sans};color-scheme:only light">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(email.preview)}</div>
${table(
  `<tr><td align="center" style="padding:24px 0">${`<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:${paper};text-align:left">${[masthead(email.siteTitle, email.siteUrl), ...email.rows].join('\n')}</table>`}</td></tr>`,
  ` style="background:${ground}"`,
)}
</body>
</html>
`
