import type { Texts } from '../../../kernel/texts.ts'
import { Pager } from '../../../ui/pager/pager.tsx'
import { type PageLinks, pageHref } from './paging.ts'
import type { pagingTexts } from './paging-texts.nl.ts'

interface ListingPagerProps {
  listing: { page: number; pages: number; links: PageLinks }
  texts: Texts<keyof typeof pagingTexts>
  className?: string
}

/** Links to the pages of a listing, with the addresses of `readPaging`. */
export const ListingPager = ({ listing, texts, className }: ListingPagerProps) => (
  <Pager
    page={listing.page}
    pages={listing.pages}
    href={(page) => pageHref(listing.links, page)}
    label={texts('pages')}
    previous={texts('previous')}
    next={texts('next')}
    className={className}
    pageAttribute="data-ae-page-id"
  />
)
