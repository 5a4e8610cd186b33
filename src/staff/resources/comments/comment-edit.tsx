import { ModeratedEdit } from '../../moderating/moderated-edit.tsx'

export default function CommentEdit() {
  return <ModeratedEdit about={{ source: 'entryId', reference: 'posts' }} />
}
