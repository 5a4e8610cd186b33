import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { pageParameter, receivedParameter, type WrittenModel, writtenModel } from '../shared/written/model.ts'
import type { PostedWords } from '../shared/written/posted.ts'
import type { EntryCommentsProps } from './fields.ts'

export const commentProblems = [
  'no-text',
  'no-name',
  'bad-email',
  'too-long',
  'unknown-entry',
  'closed',
  'too-many',
] as const
export type CommentProblem = (typeof commentProblems)[number]

export interface CommentsModel {
  entryId: number
  /** Address of the entry; the pages of its comments follow from it. */
  path: string
  comments: readonly WrittenModel[]
  /** On all pages together. */
  total: number
  page: number
  pages: number
  /** Visitors may read what others wrote, but not write. */
  isClosed: boolean
  /** A comment was just sent and waits for approval. */
  received: boolean
  /** The typed values and the error of the submitted form. */
  posted?: PostedWords & { problem: CommentProblem }
}

/** Approved comments, 50 a page, the oldest first; nothing, and no question to the database, where nobody may comment. */
export async function load(
  _props: EntryCommentsProps,
  { entry, features: { content }, commentPage, now, posted, query }: RenderContext,
): Promise<Loaded<CommentsModel | undefined>> {
  const isPublic = entry?.status === 'published' && entry.publishedAt <= now
  const commenting = isPublic ? await content.commenting(entry) : 'off'
  if (!entry || commenting === 'off') return { model: undefined }
  const { comments, total, page, pages } = await content.comments(entry.id, commentPage ?? 1)
  const problem = commentProblems.find((known) => known === posted?.problem)
  return {
    model: {
      entryId: entry.id,
      path: entry.url,
      comments: comments.map(writtenModel),
      total,
      page,
      pages,
      isClosed: commenting === 'closed',
      received: query.has(receivedParameter),
      ...(posted?.form === 'comment' && problem ? { posted: { problem, values: posted.values } } : {}),
    },
    tags: [`comments:${entry.id}`],
    reads: [receivedParameter, pageParameter],
    // Other listings on the page have `/page/{n}/`.
    ...(commentPage !== undefined && { pages }),
    cacheable: posted === undefined,
  }
}
