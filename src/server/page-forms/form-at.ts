import { anonymous } from '../../kernel/viewer.ts'
import type { PageForm } from '../../pages/form/form-page.tsx'
import type { Program } from '../../program.ts'
import { findBlock } from '../../widgets/find-block.ts'
import { readProps } from '../../widgets/props.ts'
import { widgetNamed } from '../../widgets/registry.ts'
import { withSavedParts } from '../../widgets/saved-parts.ts'

export type FormDesk = Pick<Program, 'content'>

/** Returns the form that visitors see at an address; undefined when staff removed it, or the page that it is on. */
export async function formAt({ content }: FormDesk, path: string): Promise<PageForm | undefined> {
  const [, number, name = ''] = /^\/formulier\/([1-9]\d{0,8})\/([^/]{1,300})\/$/.exec(path) ?? []
  if (number === undefined) return undefined
  const documentId = Number(number)
  const document = await content.document(documentId)
  // A page that is withdrawn or in the trash still has its last published content.
  if (document?.kind === 'page' && !(await isOnSite(content, documentId))) return undefined
  const blocks = document && (await withSavedParts(document.data.content, content))
  const block = blocks && findBlock(blocks, decoded(name))
  if (block?.type !== 'form') return undefined
  try {
    return { documentId, block, props: readProps(widgetNamed(block.type), block.props) as PageForm['props'] }
  } catch {
    // Such a form is not drawn either.
    return undefined
  }
}

async function isOnSite(content: FormDesk['content'], documentId: number): Promise<boolean> {
  const entryId = (await content.editable(documentId))?.entryId
  return entryId !== undefined && (await content.entry(entryId, anonymous)) !== undefined
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
