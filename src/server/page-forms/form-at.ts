import type { PageForm } from '../../pages/form/form-page.tsx'
import type { Program } from '../../program.ts'
import { findBlock } from '../../widgets/find-block.ts'
import form from '../../widgets/form/index.ts'
import { readProps } from '../../widgets/props.ts'

export type FormDesk = Pick<Program, 'content'>

/** The form that visitors see at an address; undefined when staff took it away. */
export async function formAt({ content }: FormDesk, path: string): Promise<PageForm | undefined> {
  const [, number, name = ''] = /^\/formulier\/([1-9]\d{0,8})\/([^/]{1,300})\/$/.exec(path) ?? []
  if (number === undefined) return undefined
  const documentId = Number(number)
  const document = await content.document(documentId)
  const block = document && findBlock(document.data.content, decoded(name))
  if (block?.type !== form.name) return undefined
  try {
    return { documentId, block, props: readProps(form, block.props) as PageForm['props'] }
  } catch {
    // It is not drawn either.
    return undefined
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
