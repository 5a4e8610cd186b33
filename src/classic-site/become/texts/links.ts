import type { ClassicLinks } from '../../../widgets/classic.ts'

/** What became of the things of a classic site; whoever brings them in answers it. */
export type Resolver = ClassicLinks

const nothing = () => undefined

/** A resolver that knows nothing but what is given. */
export const resolverWith = (known: Partial<Resolver> = {}): Resolver => ({
  picture: nothing,
  attachment: nothing,
  isOld: () => false,
  address: nothing,
  attachedTo: () => [],
  post: nothing,
  termAddress: nothing,
  term: nothing,
  kind: nothing,
  file: nothing,
  fileCategory: nothing,
  menu: nothing,
  form: nothing,
  part: nothing,
  layer: nothing,
  card: nothing,
  field: nothing,
  ...known,
})
