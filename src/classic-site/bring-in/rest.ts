import { isTechnicalType } from '../become/kinds.ts'
import type { Reason } from '../report/report.ts'
import { fileTypes } from './bring-library.ts'
import { templateTypes } from './bring-templates.ts'
import { formTypes } from './read-forms.ts'
import type { Survey } from './survey.ts'
import type { Way } from './way.ts'

/** Types that are brought with something else, or by a step of their own. */
const elsewhere = new Set([
  ...['attachment', 'nav_menu_item', ...fileTypes, 'shop_coupon', 'product_variation'],
  ...templateTypes,
])

/** What visitors filled in: it is of them, and comes along only when somebody asks for it. */
const personal = new Set([
  ...['flamingo_inbound', 'flamingo_contact', 'flamingo_outbound', 'feedback', 'nf_sub'],
  ...['elementor_cf_db', 'cfdb7', 'user_request'],
])

/** What of the posts nobody brought, with the reason: no type is passed over in silence. */
export async function tellOfRest({ staged, report }: Way, { types, machine }: Survey): Promise<void> {
  for (const [type, count] of await staged.types('post')) {
    if (types.has(type) || elsewhere.has(type)) continue
    report.count('other', 'found', count)
    const reason: Reason = personal.has(type)
      ? 'personal'
      : formTypes.includes(type) || type === 'dlm_download_version'
        ? 'part-of-other'
        : type === 'revision'
          ? 'revision'
          : type === 'shop_order_placehold'
            ? 'placeholder'
            : isTechnicalType(type) || machine.has(type)
              ? 'technical'
              : 'unknown-type'
    report.leftMany('other', reason, count)
    if (reason === 'technical')
      report.note({
        kind: 'lost',
        sort: 'other',
        name: type,
        text: `${count} van de soort ‘${type}’ zijn van een plug-in of van WordPress zelf, en bleven achter.`,
      })
  }
  await tellOfLanguages({ staged, report })
}

/** Polylang and WPML join the translations of a page; here each is a page of its own. */
async function tellOfLanguages({ staged, report }: Pick<Way, 'staged' | 'report'>): Promise<void> {
  const ofPolylang = (await staged.types('term')).get('language') ?? 0
  const ofWpml = new Set<string>()
  for await (const batch of staged.batches('row', 'icl_translations', 1_000))
    for (const { item } of batch) if (item.columns.language_code) ofWpml.add(item.columns.language_code)
  const count = Math.max(ofPolylang, ofWpml.size)
  if (count > 1)
    report.note({
      kind: 'lost',
      sort: 'entries',
      name: 'Talen',
      text: `De oude site had ${count} talen. Elke vertaling is hier een gewone bladzijde; welke bij elkaar horen, is niet bewaard.`,
    })
}
