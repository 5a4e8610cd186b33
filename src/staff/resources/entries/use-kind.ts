import { useResourceContext } from 'react-admin'
import type { Kind } from '../../../kernel/known-kinds.ts'
import { useKinds } from '../../kinds/known.ts'

/** The content kind of the current screen. */
export function useKind(): Kind {
  const resource = useResourceContext()
  const kind = useKinds().ofResource(resource)
  if (!kind) throw new Error(`there is no kind of content named ${resource}`)
  return kind
}
