import type { Newsletter } from './create-newsletter.ts'

/** Has no lists, for tests in which nobody subscribes. */
export const noNewsletter: Pick<Newsletter, 'lists'> = { lists: async () => [] }
