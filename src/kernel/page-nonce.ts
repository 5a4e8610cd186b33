/**
 * Old scripts expect this value; it proves nothing. Changes are guarded by their origin (decisions, Names), so it may
 * be in a cached page for ever.
 */
export const pageNonce = 'same-origin'
