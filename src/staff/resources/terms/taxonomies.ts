import { taxonomyNames } from '../../../kernel/kinds.ts'

/** The trees of terms that staff keep. */
export const taxonomyChoices = taxonomyNames.map((id) => ({ id, name: `terms.taxonomies.${id}` }))
