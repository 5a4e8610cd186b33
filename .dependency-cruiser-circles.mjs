// The last law of import, which is only asked once the others hold.
import laws from './.dependency-cruiser.mjs'

export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Files that import each other in a circle cannot be understood one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: laws.options,
}
