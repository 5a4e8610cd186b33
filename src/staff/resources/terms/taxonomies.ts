/** The trees of terms that staff keep. */
export const taxonomies = ['plaats', 'soort', 'onderwerp', 'product_cat', 'product_tag'] as const

export const taxonomyChoices = taxonomies.map((id) => ({ id, name: `terms.taxonomies.${id}` }))
