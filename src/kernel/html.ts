import { withoutControls } from './control-characters.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for use in HTML text and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? char)

/** Escapes text for XML: on one line, without the characters that XML does not allow. */
export const escapeXml = (text: string): string =>
  escapeHtml(withoutControls(text.toWellFormed().replace(/\s+/g, ' ')))

/** Returns JSON that is safe inside a `<script type="application/json">` element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
