/** The name under which a tab remembers the site that led to us, and under which the checkout tells it. */
export const cameFrom = 'came_from'
