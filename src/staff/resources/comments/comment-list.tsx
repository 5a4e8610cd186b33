import { ModeratedList } from '../../moderating/moderated-list.tsx'

/** What visitors wrote below news. */
export default function CommentList() {
  return <ModeratedList about={{ source: 'entryId', reference: 'posts' }} />
}
