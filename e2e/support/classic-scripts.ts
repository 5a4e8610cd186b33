/**
 * Small scripts that use a page as those of the classic site do: the selectors they look for, the fields they send, the
 * elements they fill (decisions, Listings). They run in the page, so each stands alone.
 */

/** What a page of the classic site tells its scripts. */
export interface Told {
  ajaxUrl: string
  /** In base64. */
  currentUrl: string
}

/** The listing scripts of AnyWhere Elementor: page links and linked terms, all heard at the document. */
export function pageLists({ ajaxUrl, currentUrl }: Told): void {
  const families = [
    { name: 'ae-post-blocks', action: 'ae_post_data', wrapper: '.ae-post-widget-wrapper', tells: true },
    { name: 'ae-portfolio', action: 'ae_post_data', wrapper: '.ae-post-widget-wrapper', tells: false },
    { name: 'ae-post-blocks-adv', action: 'ae_post_adv_data', wrapper: '.ae-outer-wrapper', tells: true },
  ]
  document.addEventListener('click', async (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a') : null
    const family = families.find(({ name }) => {
      const widget = `.elementor-widget-${name}`
      return pressed?.matches(`${widget} .ae-pagination-wrapper a, ${widget} .filter-items a`)
    })
    if (!pressed || !family) return
    event.preventDefault()
    event.stopPropagation()
    const widget = pressed.closest(`.elementor-widget-${family.name}`)
    const wrapper = widget?.querySelector<HTMLElement>(family.wrapper)
    if (!wrapper) return
    const active = wrapper.querySelector<HTMLElement>('.filter-items.active a')
    const [, pid = ''] = (wrapper.closest('.elementor')?.getAttribute('class') ?? '').split('-')
    const body = new URLSearchParams({
      action: family.action,
      fetch_mode: 'paged',
      pid,
      wid: wrapper.dataset.wid ?? '',
      cpid: '',
      page_num: pressed.dataset.aePageId ?? '',
      ...(family.name === 'ae-post-blocks'
        ? {}
        : { term_id: (pressed.dataset.termId ?? active?.dataset.termId) || '' }),
      ...(family.tells ? { curr_url: currentUrl } : {}),
    })
    const answer = await fetch(ajaxUrl, { method: 'POST', body })
    wrapper.innerHTML = (await answer.json()).data
  })
}

/** The calendar script of AnyWhere Elementor: heard at the links, and anew in each month that came. */
export function pageCalendar({ ajaxUrl }: Told): void {
  for (const scope of document.querySelectorAll<HTMLElement>(
    '[data-widget_type="ae-dynamic-calendar.skin_1"]',
  )) {
    const wrapper = scope.querySelector<HTMLElement>('.ae-outer-wrapper')
    const isClick = JSON.parse(scope.dataset.settings ?? '{}').listing_render === 'click'
    const listen = () => {
      const items = [...scope.querySelectorAll<HTMLElement>('.ae-dc-listing .dc-listing-item')]
      if (isClick) for (const item of items) item.style.display = 'none'
      for (const day of scope.querySelectorAll<HTMLElement>('.ae-dc-dates .ae-dc-post-date'))
        day.addEventListener('click', (event) => {
          event.preventDefault()
          for (const item of items)
            item.style.display = item.matches(`.ae-dc-${day.dataset.dcDate}`) ? '' : 'none'
        })
      for (const way of ['prev', 'next'] as const)
        scope
          .querySelector<HTMLElement>(`#ae-dynamic-calendar.ae-dc-render .ae-dc-${way}`)
          ?.addEventListener('click', async (event) => {
            event.preventDefault()
            const link = event.currentTarget
            if (!wrapper || !(link instanceof HTMLElement)) return
            const body = new URLSearchParams({
              action: 'ae_dynamic_calendar_data',
              pid: wrapper.dataset.pid ?? '',
              wid: wrapper.dataset.wid ?? '',
              nonce: 'old',
              month: link.getAttribute(`data-${way}-month`) ?? '',
              year: link.getAttribute(`data-${way}-year`) ?? '',
            })
            const answer = await fetch(ajaxUrl, { method: 'POST', body })
            wrapper.innerHTML = (await answer.json()).data
            listen()
          })
    }
    listen()
  }
}

/** The search of WP File Download, with the form that it looks for. */
export function searchFiles({ ajaxUrl }: Told): void {
  document.querySelector('main')?.insertAdjacentHTML(
    'afterbegin',
    `<form id="adminForm" class="wpfd-adminForm"><input name="q" class="txtfilename" aria-label="Zoek"><input type="hidden" name="catid" value="0">
      <input type="hidden" name="limit" value="5"><input type="hidden" name="show_pagination" value="1">
      <input type="hidden" name="wpfd_search_page" value="1"><button type="button" class="btnsearch">Zoeken</button>
      <div class="wpfd_search_file_suggestion"></div><div class="wpfd-results"></div></form>`,
  )
  const form = document.querySelector<HTMLFormElement>('#adminForm')
  if (!form) return
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement
  const display = async (fields: Record<string, string>) => {
    const filled = Object.entries(fields).filter(([, value]) => value !== '')
    const answer = await fetch(`${ajaxUrl}?juwpfisadmin=false&action=wpfd&task=search.display`, {
      method: 'POST',
      body: new URLSearchParams(filled),
    })
    return answer.text()
  }
  const results = form.querySelector<HTMLElement>('.wpfd-results')
  const suggestions = form.querySelector<HTMLElement>('.wpfd_search_file_suggestion')
  const search = async (ordering = '', dir = '') => {
    if (!results || !suggestions) return
    suggestions.innerHTML = ''
    const [q, catid, limit, show_pagination, paged] = [
      'q',
      'catid',
      'limit',
      'show_pagination',
      'wpfd_search_page',
    ].map((name) => field(name).value) as [string, string, string, string, string]
    results.innerHTML = await display({ q, catid, limit, show_pagination, paged, ordering, dir })
    field('wpfd_search_page').value = '1'
    for (const head of form.querySelectorAll<HTMLElement>('.orderingCol'))
      head.addEventListener('click', (event) => {
        event.preventDefault()
        void search(head.dataset.ordering, head.dataset.direction)
      })
    for (const link of form.querySelectorAll<HTMLElement>('.list-results .wpfd-pagination a.page-numbers'))
      link.addEventListener('click', (event) => {
        event.preventDefault()
        if (link.closest('form') !== form) throw new Error('the link stands in another form')
        field('wpfd_search_page').value = link.dataset.page ?? ''
        void search()
      })
    form.querySelector('.list-results #limit')?.addEventListener('change', (event) => {
      if (event.target instanceof HTMLSelectElement) field('limit').value = event.target.value
      void search()
    })
  }
  const suggest = async () => {
    const list = suggestions
    if (!list) return
    list.innerHTML = await display({
      q: field('q').value,
      catid: field('catid').value,
      make_file_suggestion: '1',
    })
    if (!list.querySelector('.table')) return
    const choose = (title: string | null | undefined) => {
      if (!title) return
      field('q').value = title
      list.innerHTML = ''
      void search()
    }
    for (const cell of list.querySelectorAll('.table td.file_title'))
      cell.addEventListener('click', (event) => {
        event.preventDefault()
        choose(cell.querySelector('.wpfd-file-link')?.getAttribute('title'))
      })
    for (const locked of list.querySelectorAll('.protected-title'))
      locked.addEventListener('click', () => choose(locked.getAttribute('title')))
  }
  field('q').addEventListener('input', () => void suggest())
  form.querySelector('.btnsearch')?.addEventListener('click', () => void search())
  form.addEventListener('submit', (event) => event.preventDefault())
}

/** Elementor's loop, which adds the next page when its anchor comes in sight, and counts the pages itself. */
export function scrollLoops(): void {
  for (const anchor of document.querySelectorAll<HTMLElement>('.e-load-more-anchor')) {
    const widget = anchor.closest<HTMLElement>('.elementor-element')
    const cards = widget?.querySelector('.elementor-loop-container')
    if (!widget || !cards) continue
    if (JSON.parse(widget.dataset.settings ?? '{}').pagination_type !== 'load_more_infinite_scroll') continue
    const last = Number(anchor.dataset.maxPage)
    let page = Number(anchor.dataset.page)
    let isLoading = false
    const observer = new IntersectionObserver(async (entries) => {
      if (isLoading || !entries.some(({ isIntersecting }) => isIntersecting)) return
      isLoading = true
      observer.unobserve(anchor)
      widget.classList.add('e-load-more-pagination-loading')
      page += 1
      const answer = await fetch(anchor.dataset.nextPage ?? '')
      const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const same = next.querySelector(`[data-id="${widget.dataset.id}"]`)
      for (const card of same?.querySelectorAll('.elementor-loop-container > .e-loop-item') ?? [])
        cards.append(card)
      anchor.dataset.page = String(page)
      anchor.dataset.nextPage = same?.querySelector<HTMLElement>('.e-load-more-anchor')?.dataset.nextPage
      widget.classList.remove('e-load-more-pagination-loading')
      isLoading = false
      if (page === last) widget.classList.add('e-load-more-pagination-end')
      else observer.observe(anchor)
    })
    if (page !== last) observer.observe(anchor)
  }
}
