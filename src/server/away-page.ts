import { escapeHtml } from '../kernel/html.ts'
import { awayTexts as texts } from './away-page.nl.ts'
import { plainDocument } from './maintenance.ts'

/** A form that could not be taken in. */
export interface Typed {
  address: string
  fields: readonly (readonly [string, string])[]
}

/** A page never repeats a password. */
const isSecret = (name: string): boolean => /pass|wachtwoord/i.test(name)

/**
 * The page for when nothing can be asked of the database, or may not: made of what the program knows by itself.
 * @param typed can be sent again from here
 */
export function awayPage(
  siteUrl: string,
  styles: readonly string[],
  words: string,
  typed?: Typed,
  heading: string = texts.heading,
): string {
  const name = new URL(siteUrl).hostname
  const parts = [`<p role="alert">${escapeHtml(words)}</p>`]
  if (typed) {
    const kept = typed.fields
      .filter(([field]) => !isSecret(field))
      .map(
        ([field, value]) => `<input type="hidden" name="${escapeHtml(field)}" value="${escapeHtml(value)}">`,
      )
    parts.push(
      `<form method="post" action="${escapeHtml(typed.address)}">${kept.join('')}`,
      `<p>${escapeHtml(texts.keptHere)}</p><button class="btn" type="submit">${escapeHtml(texts.sendAgain)}</button></form>`,
    )
  } else parts.push(`<p><a class="btn" href="">${escapeHtml(texts.again)}</a></p>`)
  return plainDocument({ heading, siteTitle: name, body: parts.join('\n'), styles })
}
