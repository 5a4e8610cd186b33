import { escapeHtml } from '../../../kernel/html.ts'
import { handbookPath } from './draw.ts'
import type { Chapter, Handbook } from './read-handbook.ts'
import { handbookTexts as texts } from './texts.nl.ts'

/**
 * A page of the handbook, which needs no script.
 * @param chapter absent: the first page, with the list of chapters
 */
export function handbookPage(
  { start, chapters }: Handbook,
  chapter: Chapter | undefined,
  styles: readonly string[],
): string {
  const title = chapter ? `${escapeHtml(chapter.title)} · ${texts.title}` : texts.title
  const next = chapters[chapter ? chapters.indexOf(chapter) + 1 : 0]
  return [
    '<!doctype html>',
    '<html lang="nl">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${title}</title>`,
    ...styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '</head>',
    '<body class="handbook">',
    '<header>',
    `<a href="/wp-admin/">${texts.toStaff}</a>`,
    chapter ? `<a class="handbook-to-contents" href="#inhoud">${texts.contents}</a>` : '',
    '</header>',
    '<div class="handbook-columns">',
    '<main>',
    chapter ? chapter.html : start.html,
    next
      ? `<p class="handbook-next"><a href="${addressOf(next)}">${texts.next}: ${escapeHtml(next.title)}</a></p>`
      : '',
    '</main>',
    chapter ? listOf(chapters, chapter) : '',
    '</div>',
    '</body>',
    '</html>',
  ].join('\n')
}

const addressOf = ({ name }: Chapter) => `${handbookPath}${name}/`

/** The list of contents beside a chapter. */
const listOf = (chapters: readonly Chapter[], shown: Chapter): string =>
  [
    `<nav id="inhoud" aria-label="${texts.contents}">`,
    `<p><a href="${handbookPath}">${texts.title}</a></p>`,
    '<ol>',
    ...chapters.map((chapter) => lineOf(chapter, chapter === shown)),
    '</ol>',
    '</nav>',
  ].join('\n')

/** A line of the list of contents; the chapter that is shown has its sections below it. */
function lineOf(chapter: Chapter, isShown: boolean): string {
  const { title, sections } = chapter
  const link = `<a href="${addressOf(chapter)}"${isShown ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a>`
  const inside = isShown
    ? `<ul>${sections.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`).join('')}</ul>`
    : ''
  return `<li>${link}${inside}</li>`
}
