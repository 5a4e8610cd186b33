import { binder } from '../../kernel/bind.ts'
import { addComment } from './comments/add-comment.ts'
import { bringComment } from './comments/bring-comment.ts'
import { commenting } from './comments/commenting.ts'
import { commentsPersonalData } from './comments/personal-data.ts'
import { readComments } from './comments/read-comments.ts'
import { changeComment, deleteComment, staffComments } from './comments/staff-comments.ts'
import type { Parts } from './parts.ts'

/** What visitors write below news, by a setting of the site; each comment is shown once staff approve it. */
export function createComments(parts: Parts) {
  const bind = binder(parts)
  return {
    commenting: bind(commenting),
    comments: bind(readComments),
    addComment: bind(addComment),
    bringComment: bind(bringComment),
    staffComments: bind(staffComments),
    changeComment: bind(changeComment),
    deleteComment: bind(deleteComment),
    /** Of those who wrote comments. */
    personalData: commentsPersonalData(parts),
  }
}
