import { createOpenList } from '../kernel/open-list.ts'
import type { Viewer } from '../kernel/viewer.ts'
import type { Answer, PageRequest, Site } from '../pages/page.ts'
import type { ExtensionSite } from '../widgets/extension-site.ts'
import type { Posted, PostedForm, Sender } from './forms/posted-form.ts'

/** A page at an address of its own, for one visitor: never kept. */
export interface ExtensionPage {
  /** For whom there is such a page; absent: for everybody. */
  isFor?(viewer: Viewer): boolean
  draw(site: Site, request: PageRequest): Promise<Answer>
  /** What is posted to its address. Who may post, it asks itself. */
  form?: ExtensionForm
}

/** Origin and length have been checked before it acts; what is longer than it declares is shown again. */
export interface ExtensionForm extends Omit<PostedForm, 'path' | 'act'> {
  act(sender: Sender & { viewer: Viewer }, site: ExtensionSite): Promise<Posted>
}

/** Pages by their path, as in `/today/`. */
export const extensionPages = createOpenList<ExtensionPage>('page')
