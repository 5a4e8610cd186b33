import { withoutControls } from './control-characters.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Makes text safe inside HTML text and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? char)

/** The same for XML: on one line, without the characters that it cannot hold. */
export const escapeXml = (text: string): string =>
  escapeHtml(withoutControls(text.toWellFormed().replace(/\s+/g, ' ')))

/** JSON that is safe inside a `<script type="application/json">` element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
