import { broughtSources } from '../classic-site/sources/brought-sources.ts'
import type { Extension } from '../extension.ts'
import { programWords } from '../features/content/index.ts'
import { paymentProviders } from '../features/shop/index.ts'
import { isOwnType } from '../kernel/kinds.ts'
import { templateParts } from '../kernel/template-parts.ts'
import { extensionPages } from '../server/extension-page.ts'
import { previews } from '../server/preview.ts'
import { catalogues } from '../server/staff/catalogues.ts'
import { resources } from '../staff-api/resources/index.ts'
import { emailRooms } from '../widgets/email.ts'
import { addTexts, widgets } from '../widgets/registry.ts'
import { listingFiles } from '../widgets/shared/listing-files.ts'
import { ajaxCalls, isOurAction } from '../wire/admin-ajax.ts'
import { wcAjaxCalls } from '../wire/wc-ajax.ts'
import { isOurRestPath, restCalls } from '../wire/wp-json.ts'

type Part = Exclude<keyof Extension, 'name'>

/** Adds a part of an extension to its list; returns what takes it out again. Throws when it does not fit. */
type Join = (extension: Extension) => (() => void)[]

/** Kinds and taxonomies are made once the program is connected; here is seen whether they can be. */
function checked(what: string, brought: Readonly<Record<string, { word: string }>>): [] {
  for (const [name, { word }] of Object.entries(brought)) {
    if (!isOwnType(name)) throw new Error(`the ${what} ${name} needs a name as in eigen_route`)
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(word))
      throw new Error(`the ${what} ${name} needs a word of letters, digits and hyphens, not ${word}`)
  }
  return []
}

/** Every part of an extension, with the list that it joins. Texts come first: what follows is said with them. */
export const joins: Readonly<Record<Part, Join>> = {
  widgets: ({ widgets: brought = [] }) => [widgets.add(brought.map((widget) => [widget.name, widget]))],
  texts: ({ texts = {} }) =>
    Object.entries(texts).map(([room, catalogue]) =>
      widgets.has(room) ? addTexts(room, catalogue) : catalogues.add([[room, catalogue]]),
    ),
  emails: ({ emails = {} }) => [emailRooms.add(Object.entries(emails))],
  listingFiles({ listingFiles: brought = {} }) {
    for (const { text } of Object.values(brought))
      if (!Object.hasOwn(widgets.get('archive-list')?.texts ?? {}, text))
        throw new Error(`the catalogue archive-list has no text ${text} for the link`)
    return [listingFiles.add(Object.entries(brought))]
  },
  templateParts: ({ templateParts: brought = {} }) => [templateParts.add(Object.entries(brought))],
  pages({ pages = {} }) {
    const words = Object.keys(pages).map((path) => {
      const word = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)\/$/.exec(path)?.[1]
      if (word === undefined) throw new Error(`the page ${path} needs an address of one word, as in /today/`)
      return [word, true] as const
    })
    return [programWords.add(words), extensionPages.add(Object.entries(pages))]
  },
  previews: ({ previews: brought = {} }) => [previews.add(Object.entries(brought))],
  ajaxCalls({ ajaxCalls: brought = {} }) {
    for (const name of Object.keys(brought))
      if (isOurAction(name)) throw new Error(`there is a call of admin-ajax.php ${name} already`)
    return [ajaxCalls.add(Object.entries(brought))]
  },
  wcAjaxCalls: ({ wcAjaxCalls: brought = {} }) => [wcAjaxCalls.add(Object.entries(brought))],
  restCalls({ restCalls: brought = {} }) {
    for (const path of Object.keys(brought)) {
      if (!/^(\/[\w-]+)+$/.test(path)) throw new Error(`the call ${path} needs a path as in /today/v1/place`)
      if (isOurRestPath(path)) throw new Error(`there is a call of wp-json ${path} already`)
    }
    return [restCalls.add(Object.entries(brought))]
  },
  classicSources: ({ classicSources = {} }) => [broughtSources.add(Object.entries(classicSources))],
  resources: ({ resources: brought = [] }) => [resources.add(brought.map((one) => [one.name, one]))],
  paymentProviders({ paymentProviders: brought = {} }) {
    for (const name of Object.keys(brought))
      if (!/^[a-z][a-z0-9]{1,30}$/.test(name) || ['bacs', 'cod', 'none'].includes(name))
        throw new Error(
          `the payment provider ${name} needs a name of letters and digits that no other method has`,
        )
    return [paymentProviders.add(Object.entries(brought))]
  },
  kinds: ({ kinds = {} }) => checked('kind', kinds),
  taxonomies: ({ taxonomies = {} }) => checked('taxonomy', taxonomies),
  // These wait until the program is connected.
  jobs({ name, jobs = [] }) {
    for (const { kind } of jobs)
      if (!kind.name.startsWith(`${name}-`))
        throw new Error(`the job ${kind.name} needs a name that begins with ${name}-`)
    return []
  },
  connect: () => [],
}
