/** The name under which a tab stores the referring site, and under which the checkout sends it. */
export const cameFrom = 'came_from'
