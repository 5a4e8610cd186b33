import type { Marker } from './markers.ts'

type Goal = Pick<Marker, 'post_link' | 'open_in_new_window'>

/** A link to the page of a place; a new window has no reference to ours. */
export function linkTo(page: Document, { post_link, open_in_new_window }: Goal): HTMLAnchorElement {
  const link = page.createElement('a')
  link.href = post_link
  if (open_in_new_window === 'yes') {
    link.target = '_blank'
    link.rel = 'noopener'
  }
  return link
}

/** Goes there like a link in the page. */
export function follow(page: Document, goal: Goal): void {
  const link = linkTo(page, goal)
  page.body.append(link)
  link.click()
  link.remove()
}
