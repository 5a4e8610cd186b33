import { mapOf, textOf } from './meta.ts'
import { withoutSlashes } from './old-addresses.ts'
import { readPhp } from './read-php.ts'

/** What the old site's own table of addresses says: the truth, whoever registered a type. */
export interface RewriteRules {
  /** Whether it is a whole table: then what does not stand in it had no page for visitors. */
  readonly isWhole: boolean
  /** The words before the slug, by type or taxonomy (`category` for topics of the news, `post_tag`, `author`). */
  readonly words: ReadonlyMap<string, string>
  /** The words of the list of all, by type. */
  readonly archives: ReadonlyMap<string, string>
}

/** Variables of WordPress for what is registered under another name. */
const namedOtherwise: Readonly<Record<string, string>> = {
  category_name: 'category',
  tag: 'post_tag',
  author_name: 'author',
}

/** What a rule of WordPress itself leads to that is no type and no taxonomy. */
const notNames = new Set(['attachment', 'p', 'page', 'paged', 'year', 'feed', 's', 'pagename', 'name'])

/** Reads the option `rewrite_rules`: patterns of paths, with the query that each stands for. */
export function readRewriteRules(option: string | undefined): RewriteRules {
  const words = new Map<string, string>()
  const archives = new Map<string, string>()
  let isWhole = false
  for (const [pattern, target] of Object.entries(mapOf(readPhp(option)))) {
    const [, query] = /^index\.php\?(.{1,300})$/.exec(textOf(target)) ?? []
    if (query === undefined) continue
    const path = pattern.slice(0, 300)
    const [, start = ''] = /^\^?([^()[\]*+?|^$]*)/.exec(path) ?? []
    const word = withoutSlashes(start.replaceAll('\\', ''))
    const [first = '', second = ''] = query.split('&')
    const [name = '', value = ''] = first.split('=')
    if (name === 'pagename' || name === 'name') isWhole = true
    if (name === 'post_type' && /^[\w-]{1,40}$/.test(value)) {
      if (second.startsWith('name=') && word) keep(words, value, word)
      else if (/^\^?[^()[\]*+|]*\/\?\$$/.test(path) && second === '' && word) keep(archives, value, word)
      continue
    }
    if (!value.startsWith('$matches') || notNames.has(name) || !start.endsWith('/') || word === '') continue
    keep(words, namedOtherwise[name] ?? name, word)
  }
  return { isWhole, words, archives }
}

/** The shortest words are those of the thing itself; others are of pages below it. */
function keep(words: Map<string, string>, name: string, word: string): void {
  const known = words.get(name)
  if (known === undefined || word.length < known.length) words.set(name, word)
}
