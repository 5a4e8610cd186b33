/**
 * Attributes by which classic scripts find the document of a list (decisions, Listings). They read the number from the
 * class, so it holds nothing else.
 */
export const documentAttributes = (id: number): string =>
  `class="elementor elementor-${id}" data-elementor-id="${id}"`

/** Contents of a header, footer, popup or panel, inside an element that names their document and draws nothing. */
export const inDocument = (id: number, html: string): string => `<div ${documentAttributes(id)}>${html}</div>`
