import { ModeratedList } from '../../moderating/moderated-list.tsx'

/** Comments of visitors on news. */
export default function CommentList() {
  return <ModeratedList about={{ source: 'entryId', reference: 'posts' }} />
}
