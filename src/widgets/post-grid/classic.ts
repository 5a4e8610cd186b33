import { type ClassicMapping, type ClassicWidget, type Draft, draft } from '../classic.ts'
import { carousel } from '../shared/carousel/classic-carousel.ts'
import { fields } from './fields.ts'

type Props = Partial<(typeof fields)['defaults']>

const mostPerPage = 100

/** Terms as a list names them: `soort/kerk, plaats/utrecht`. */
const terms = (from: ClassicWidget, key: string): string =>
  listed(from.raw(key))
    .flatMap((id) => {
      const term = from.links.term(/^\d+$/.test(id) ? { id: Number(id) } : { slug: id })
      if (!term) from.lose('reference', `term ${id}`)
      return term ? [`${term.taxonomy}/${term.path}`] : []
    })
    .join(', ')

const listed = (value: unknown): string[] =>
  (Array.isArray(value)
    ? value
    : typeof value === 'string' || typeof value === 'number'
      ? String(value).split(',')
      : []
  )
    .map((one) => String(one).trim())
    .filter((one) => one !== '')
    .slice(0, 100)

const orderOf = (by: string, isUp: boolean): (typeof fields)['defaults']['order'] =>
  by === 'title' || by === 'post_title' || by === 'menu_order'
    ? 'title'
    : by === 'rand'
      ? 'chance'
      : isUp
        ? 'oldest'
        : 'newest'

const said = (from: ClassicWidget, key: string): string => {
  const value = from.raw(key)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * What a list of Elementor asks: its settings all begin with the same word (`posts`, `post_query`).
 * @returns undefined when what it lists did not come along
 */
function asked(from: ClassicWidget, word: string): Props | undefined {
  const type = said(from, `${word}_post_type`) || 'post'
  if (type === 'by_id') {
    const byHand = listed(from.raw(`${word}_posts_ids`)).flatMap((id) => {
      const href = from.links.post(Number(id))
      if (href === undefined) from.lose('reference', `post ${id}`)
      return href === undefined ? [] : [{ href }]
    })
    return byHand.length > 0 ? { byHand } : undefined
  }
  // Both ask for what the page itself lists, or is related to it.
  const kind = from.links.kind(type === 'current_query' || type === 'related' ? 'post' : type)
  if (kind === undefined) {
    from.lose('reference', `type ${type}`)
    return undefined
  }
  const anyTerms = terms(from, `${word}_include_term_ids`)
  const noTerms = terms(from, `${word}_exclude_term_ids`)
  return {
    type: kind,
    order: orderOf(said(from, `${word}_orderby`), from.choice(`${word}_order`, { asc: true }, false)),
    exceptThis: type === 'related' || listed(from.raw(`${word}_exclude`)).includes('current_post'),
    ...(anyTerms && { anyTerms }),
    ...(noTerms && { noTerms }),
  }
}

const paging = (from: ClassicWidget): Props => ({
  loadMethod: from.choice(
    'pagination_type',
    {
      numbers: 'pages',
      prev_next: 'pages',
      numbers_and_prev_next: 'pages',
      load_more_on_click: 'loadmore',
      load_more_infinite_scroll: 'scroll',
    },
    'none',
  ),
})

const perPage = (count: number | undefined, usual: number): number =>
  count === undefined ? usual : count < 1 ? mostPerPage : Math.min(mostPerPage, count)

const list = (from: ClassicWidget, props: Props): Draft =>
  draft(fields, {
    heading: from.line('title'),
    wayLabel: '',
    wayHref: '',
    nothing: from.line('nothing_found_message_text'),
    ...props,
  })

const columns = (from: ClassicWidget, key: string, usual = 3) => ({
  columns: from.numberOnDevices(key, { min: 1, max: 4, usual }) as NonNullable<Props['columns']>,
})

/** The card that staff drew of it there, as `loop-item` or as the template of a skin. */
const cardOf = (from: ClassicWidget, key: string): Props => {
  const id = Number(said(from, key))
  if (!(id > 0)) return {}
  const card = from.links.card(id)
  if (card === undefined) from.lose('reference', `template ${id}`)
  return card === undefined ? {} : { card }
}

/** Posts of Elementor Pro; its look stands under the name of its skin. Ele Custom Skin adds `custom`. */
function posts(from: ClassicWidget) {
  const props = asked(from, 'posts')
  if (!props) return undefined
  const skin = said(from, '_skin') || 'classic'
  const count =
    from.number(`${skin}_posts_per_page`) ??
    from.number('posts_per_page') ??
    from.number('classic_posts_per_page')
  const isSlider = from.is('post_slider') || from.is(`${skin}_post_slider`)
  return list(from, {
    ...props,
    ...paging(from),
    ...columns(from, from.has(`${skin}_columns`) ? `${skin}_columns` : 'columns'),
    ...cardOf(from, from.has('skin_template') ? 'skin_template' : 'custom_skin_template'),
    ...(isSlider
      ? carousel(from)
      : { face: from.is(`${skin}_masonry`) || from.is(`${skin}_masonrys`) ? 'masonry' : 'grid' }),
    perPage: perPage(count, 6),
    showExcerpt: from.is(`${skin}_show_excerpt`, true),
  })
}

function loop(from: ClassicWidget) {
  const skin = said(from, '_skin') || 'post'
  if (skin === 'product') return undefined
  if (skin.endsWith('taxonomy')) {
    from.lose('left')
    return undefined
  }
  const props = asked(from, 'post_query')
  if (!props) return undefined
  return list(from, {
    ...props,
    ...paging(from),
    ...columns(from, 'columns'),
    ...cardOf(from, 'template_id'),
    ...(from.name === 'loop-carousel' ? carousel(from) : { face: from.is('masonry') ? 'masonry' : 'grid' }),
    perPage: perPage(from.number('posts_per_page'), 6),
  })
}

/** Lists of AnyWhere Elementor. */
function blocks(from: ClassicWidget) {
  const word = from.has('ae_post_type') ? 'ae' : 'source'
  const type = said(from, 'ae_post_type') || said(from, 'source_post_type') || 'post'
  if (type === 'current_loop') return { type: 'archive-list', props: { facets: false } }
  const kind = from.links.kind(type === 'related' ? 'post' : type)
  if (kind === undefined) {
    from.lose('reference', `type ${type}`)
    return undefined
  }
  return list(from, {
    type: kind,
    order: orderOf(said(from, 'orderby'), from.choice('order', { asc: true, ASC: true }, false)),
    exceptThis: type === 'related' || word === 'ae',
    ...columns(from, 'columns'),
    ...cardOf(from, 'template'),
    face: from.choice('layout_mode', { carousel: 'carousel', masonry: 'masonry', list: 'list' }, 'grid'),
    perPage: perPage(from.number('posts_per_page'), 6),
    loadMethod: from.is('show_pagination') || from.is('pagination') ? 'pages' : 'none',
  })
}

const recent = (from: ClassicWidget) => {
  const type = from.links.kind('post')
  if (type === undefined) return undefined
  const count =
    from.number('number') ??
    from.number('postsToShow') ??
    from.number('posts_per_page') ??
    from.number('numberposts') ??
    5
  return list(from, { type, face: 'list', order: 'newest', perPage: perPage(count, 5), loadMethod: 'none' })
}

function query(from: ClassicWidget) {
  const asked = Object(from.raw('query')) as Record<string, unknown>
  const type = from.links.kind(String(asked.postType ?? 'post'))
  if (type === undefined || asked.inherit === true) {
    if (asked.inherit === true) return { type: 'archive-list', props: { facets: false } }
    from.lose('reference', `type ${String(asked.postType)}`)
    return undefined
  }
  return list(from, {
    type,
    order: orderOf(String(asked.orderBy ?? 'date'), asked.order === 'asc'),
    perPage: perPage(Number(asked.perPage) || undefined, 6),
    face: 'grid',
    loadMethod: 'pages',
  })
}

export const classic: ClassicMapping = {
  elementor: {
    posts,
    portfolio: (from) => {
      const props = asked(from, 'posts')
      return (
        props &&
        list(from, {
          ...props,
          ...columns(from, 'columns'),
          face: from.is('masonry') ? 'masonry' : 'grid',
          perPage: perPage(from.number('posts_per_page'), 6),
        })
      )
    },
    'loop-grid': loop,
    'loop-carousel': loop,
    'ae-post-blocks': blocks,
    'ae-post-blocks-adv': blocks,
    'ae-portfolio': blocks,
    'ecs-loop-grid': loop,
    'wp-widget-recent-posts': recent,
  },
  shortcodes: {
    recent_posts: recent,
    'display-posts': recent,
    display_posts: recent,
    blog_posts: recent,
    et_pb_blog: recent,
    vc_basic_grid: recent,
  },
  blocks: { 'core/latest-posts': recent, 'core/query': query },
}
