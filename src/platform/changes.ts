/**
 * What changed, told to every node after commit, as tags such as `entry:14107`, `document:3`,
 * `list:jacobalia`, `list:plaats:utrecht`, `file:12`, `list:files`. Only caches listen: what must happen is a job.
 */
export interface Changes {
  publish(tags: readonly string[]): Promise<void>
  /** Also called with `['*']` when changes may have been missed. */
  subscribe(listener: (tags: readonly string[]) => void): () => void
  close(): Promise<void>
}
