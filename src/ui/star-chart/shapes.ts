/** A large gold star, a smaller pale one, or a dot. */
export type StarKind = 'gold' | 'pale' | 'dot'

/** Paths around 0,0. */
export const starShapes: Readonly<Record<StarKind, string>> = {
  gold: 'M0-12l2.2 9.8 9.8 2.2-9.8 2.2L0 12l-2.2-9.8L-12 0l9.8-2.2z',
  pale: 'M0-9l1.7 7.3L9 0 1.7 1.7 0 9l-1.7-7.3L-9 0l7.3-1.7z',
  dot: 'M-3.4 0a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0',
}
