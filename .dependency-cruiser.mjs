// The laws of import (ARCHITECTURE.md), each in one rule: a new feature, widget or behaviour is under them from
// its first line. What only a type is imported for leaves no trace in the program, so the laws of the browser
// let types pass.

const tests = '\\.test\\.tsx?$|/testing(/|\\.ts$)'

/** Code of ours outside these folders of `src`. */
const oursExcept = (...folders) => `^src/(?!(${folders.join('|')})/)`

/** The layers, from the ground up: each may use those before it. */
const mayUse = (name, folder, ...others) => ({
  name,
  comment: `src/${folder} may use ${others.length > 0 ? others.join(', ') : 'nothing else of ours'}.`,
  severity: 'error',
  from: { path: `^src/${folder}/`, pathNot: tests },
  to: { path: oursExcept(folder, ...others) },
})

/** What runs in a browser, beside `client` and `staff` themselves. */
const view = '^src/widgets/([^/]+/(view|fields)\\.tsx?|.*\\.behaviour\\.ts)$'
const ofExtension =
  '^extensions/[^/]+/(widgets/[^/]+/(view|fields)\\.tsx?$|staff(/|\\.tsx?$)|.*\\.behaviour\\.ts$)|^src/extension-(view|staff)\\.ts$'
const inBrowser = `${view}|${ofExtension}|^src/(client|staff|ui|islands|behaviours|kernel)/`
const serverOnly =
  '^(demo|src/(features|platform|pages|wire|staff-api|server|seed|cli|extensions))/|^src/(main|extension)\\.ts$|^(src|extensions/[^/]+)/widgets/(registry|[^/]+/(index|load))\\.ts$'

/** The rooms inside a part of `src`, from the ground up: each may use those before it. A new room takes its place here. */
const roomsOf = {
  'features/accounts': ['roles', 'sign-in', 'two-factor', 'passkeys', 'customers', 'my-data'],
  'features/content': [
    ...['settings', 'own-fields', 'near', 'media', 'links', 'view', 'terms', 'redirects', 'search'],
    ...['documents', 'kinds', 'entries', 'comments'],
  ],
  'features/library': [
    ...['rights', 'view', 'search', 'zip', 'extract', 'files', 'categories', 'import', 'uploads', 'zips'],
  ],
  'features/newsletter': ['email', 'lists', 'subscribers', 'mailings', 'returns'],
  'features/shop': [
    ...['shop-settings', 'totals', 'coupons', 'products', 'cart', 'orders', 'payments', 'pdf', 'email'],
    ...['reviews', 'stock-alerts', 'customers', 'personal', 'legal-pages', 'staff'],
  ],
  staff: [
    ...[
      'texts',
      'kinds',
      'api',
      'ui',
      'fields',
      'forms',
      'lists',
      'review',
      'moderating',
      'failures',
      'views',
    ],
    ...['handbook', 'files', 'dashboard', 'resources', 'menu', 'finder', 'editor', 'layout'],
  ],
}

const roomLaws = Object.entries(roomsOf).flatMap(([part, rooms]) =>
  rooms.map((room, place) => ({
    name: `${part.replace('features/', '')}-${room}`,
    comment: `Of the rooms of src/${part}, ${room} may use only those before it in roomsOf.`,
    severity: 'error',
    from: { path: `^src/${part}/${room}/`, pathNot: tests },
    to: { path: `^src/${part}/(?!(${rooms.slice(0, place + 1).join('|')})/)[^/]+/` },
  })),
)

const listedRooms = Object.entries(roomsOf).map(([part, rooms]) => `${part}/(${rooms.join('|')})`)

/** What stands below the rooms of a feature: they use no other file beside them, and these use no room. */
const belowRoomsOf = {
  newsletter: ['addresses', 'deps', 'schema', 'texts.nl'],
  shop: ['deps', 'inputs', 'schema', 'staff-views', 'views'],
  statistics: ['schema'],
}

const belowLaws = Object.entries(belowRoomsOf).flatMap(([feature, files]) => {
  const below = `^src/features/${feature}/(${files.join('|')})\\.ts$`
  return [
    {
      name: `${feature}-below`,
      comment: `What stands below the rooms of ${feature} (belowRoomsOf) uses no room.`,
      severity: 'error',
      from: { path: below },
      to: { path: `^src/features/${feature}/`, pathNot: below },
    },
    {
      name: `${feature}-rooms-look-down`,
      comment: `The rooms of ${feature} use of the files beside them only those in belowRoomsOf.`,
      severity: 'error',
      from: { path: `^src/features/${feature}/[^/]+/`, pathNot: tests },
      to: { path: `^src/features/${feature}/[^/]+$`, pathNot: below },
    },
  ]
})

export default {
  forbidden: [
    ...roomLaws,
    ...belowLaws,
    {
      name: 'rooms-have-a-place',
      comment:
        'Every room of a feature and of the staff app stands in roomsOf, so that rooms never use each other in a circle.',
      severity: 'error',
      from: { path: `^src/(?!(${listedRooms.join('|')})/)(features/[^/]+|staff)/[^/]+/`, pathNot: tests },
      to: { path: '^src/' },
    },
    mayUse('kernel-stands-alone', 'kernel'),
    mayUse('platform-knows-no-product', 'platform', 'kernel'),
    mayUse('features-know-no-http', 'features', 'kernel', 'platform'),
    mayUse('widgets-below-pages', 'widgets', 'kernel', 'platform', 'features', 'ui', 'islands', 'behaviours'),
    mayUse('pages-below-server', 'pages', 'kernel', 'platform', 'features', 'ui', 'islands', 'widgets'),
    mayUse('wire-below-server', 'wire', 'kernel', 'platform', 'features', 'ui', 'islands', 'widgets'),
    mayUse(
      'staff-api-below-server',
      'staff-api',
      'kernel',
      'platform',
      'backup',
      'classic-site',
      'features',
      'widgets',
    ),
    {
      name: 'server-below-main',
      comment: 'src/server may use all below it.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: tests },
      // The connected program is what the server is given; only its type is named here.
      to: {
        path: oursExcept(
          'server',
          ...['kernel', 'platform', 'features', 'ui', 'islands', 'widgets', 'pages', 'wire', 'staff-api'],
        ),
        pathNot: '^src/program\\.ts$',
      },
    },
    mayUse('backup-knows-no-product', 'backup', 'kernel', 'platform'),
    mayUse('export-format-stands-below-both-ways', 'export-format', 'kernel'),
    mayUse(
      'classic-site-uses-doors',
      'classic-site',
      'export-format',
      'kernel',
      'platform',
      'features',
      'widgets',
    ),
    {
      name: 'classic-site-is-brought-in-by-two',
      comment:
        'Only the command brings a classic site in; the program and the staff calls know its runs, by their index.ts.',
      severity: 'error',
      from: {
        path: '^src/(?!(classic-site|cli)/)',
        pathNot: [tests, '^src/extension\\.ts$', '^src/extensions/'],
      },
      to: { path: '^src/classic-site/', pathNot: '^src/classic-site/runs/index\\.ts$' },
    },
    {
      name: 'readers-know-no-site',
      comment: 'Readers of sources know nothing of Schelp: what they read becomes ours in become/.',
      severity: 'error',
      from: { path: '^src/classic-site/sources/', pathNot: tests },
      to: {
        path: '^src/(?!classic-site/(sources/|classic-site\\.ts$|serialised\\.ts$|decode-entities\\.ts$)|export-format/|kernel/|platform/)',
      },
    },
    {
      name: 'way-out-below-the-commands',
      comment:
        'src/way-out may use widgets and all below them; of the connected program it knows only the type.',
      severity: 'error',
      from: { path: '^src/way-out/', pathNot: tests },
      to: {
        path: oursExcept('way-out', 'export-format', 'kernel', 'platform', 'features', 'widgets'),
        pathNot: '^src/program\\.ts$',
      },
    },
    {
      name: 'way-out-is-taken-by-one',
      comment: 'Only the command writes an export of the site.',
      severity: 'error',
      from: { path: '^src/(?!(way-out|cli)/)', pathNot: tests },
      to: { path: '^src/way-out/' },
    },
    mayUse('seed-uses-doors', 'seed', 'kernel', 'platform', 'features'),
    {
      name: 'demo-uses-doors',
      comment: 'The demo fills a site through the doors of its features, and uses the frame of a new site.',
      severity: 'error',
      from: { path: '^demo/', pathNot: tests },
      to: { path: oursExcept('kernel', 'platform', 'features', 'seed') },
    },
    {
      name: 'demo-stands-apart',
      comment: 'Only the start and the command that removes it know the demo, by its seed-demo.ts.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^demo/', pathNot: '^demo/seed-demo\\.ts$' },
    },
    {
      name: 'demo-is-asked-for-in-two-places',
      comment: 'Only the start and the command that removes it know the demo.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(open-site|cli/remove-demo)\\.ts$' },
      to: { path: '^demo/' },
    },
    mayUse('ui-knows-nothing', 'ui', 'kernel'),
    mayUse('islands-know-nothing', 'islands', 'kernel'),
    mayUse('behaviours-are-small', 'behaviours', 'kernel', 'ui'),
    {
      name: 'features-meet-above',
      comment:
        'A feature uses no other feature but content; where two meet, a page, a widget, a wire call or main joins them.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', '^src/features/content/index\\.ts$'] },
    },
    {
      name: 'one-door-per-feature',
      comment: 'A feature is used through its index.ts.',
      severity: 'error',
      from: { pathNot: `^src/features/|${tests}` },
      to: { path: '^src/features/[^/]+/', pathNot: '^src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'rooms-are-private',
      comment: "A widget's room is its own; what rooms share stands in src/widgets/shared.",
      severity: 'error',
      from: { path: '^src/widgets/([^/]+)/', pathNot: tests },
      to: { path: '^src/widgets/[^/]+/', pathNot: '^src/widgets/($1|shared)/' },
    },
    {
      name: 'rooms-have-doors',
      comment:
        'Nothing outside widgets reaches into a room but by its door.ts: widgets are asked for at the registry. Client and staff have laws of their own.',
      severity: 'error',
      from: { path: '^src/(?!(widgets|client|staff)/)', pathNot: tests },
      to: { path: '^src/widgets/[^/]+/', pathNot: '^src/widgets/([^/]+/door\\.ts$|shared/)' },
    },
    {
      name: 'client-wakes-only',
      comment: "The browser's entry uses islands, behaviours and the views of widgets.",
      severity: 'error',
      from: { path: '^src/client/', pathNot: tests },
      to: {
        path: '^src/',
        pathNot: [
          '^src/(client|islands|behaviours)/',
          '^src/widgets/[^/]+/(view\\.tsx|[^/]+\\.css)$',
          '\\.behaviour\\.ts$',
          '\\.css$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'staff-talks-over-http',
      comment:
        'The staff app shares ui, kernel and the fields and views of widgets with the site; the rest it asks for over HTTP.',
      severity: 'error',
      from: { path: '^src/staff/', pathNot: tests },
      to: {
        path: '^src/',
        pathNot: [
          '^src/(staff|ui|kernel|islands)/',
          '^src/widgets/[^/]+/((view|fields)\\.tsx?|[^/]+\\.css)$',
          // What fields are and what fills them, and those that every widget, popup, panel or newsletter has.
          '^src/widgets/(fields|dynamic-types|placing|shared/(layers/(popup|panel)|email/newsletter)-fields)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'views-stay-in-the-browser',
      comment: 'What a browser may get holds nothing of the server: no load, no feature, no platform.',
      severity: 'error',
      from: { path: inBrowser, pathNot: tests },
      to: { path: serverOnly, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-node-in-the-browser',
      comment: 'Code of the browser cannot use modules of Node.',
      severity: 'error',
      from: { path: inBrowser, pathNot: tests },
      to: { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'extensions-use-one-module',
      comment: 'An extension imports the public module (schelp/extension), its own files and packages.',
      severity: 'error',
      from: { path: '^extensions/([^/]+)/', pathNot: tests },
      to: {
        path: '^(src|demo|extensions)/',
        pathNot: ['^extensions/$1/', '^src/extension(-view|-staff)?\\.ts$'],
      },
    },
    {
      name: 'nobody-knows-an-extension',
      comment:
        'The program is whole without any extension: what the build found, src/extensions/ loads by name.',
      severity: 'error',
      from: { path: '^(src|demo)/' },
      to: { path: '^extensions/' },
    },
    {
      name: 'the-public-module-is-for-extensions',
      comment:
        'Ours import what they use where it stands; only the loader knows what an extension may bring.',
      severity: 'error',
      from: { path: '^(src|demo)/', pathNot: [tests, '^src/extensions/'] },
      to: { path: '^src/extension(-view|-staff)?\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tests-stay-tests',
      comment: 'No part of the product uses what is made for tests.',
      severity: 'error',
      from: { path: '^(src|extensions)/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'packages-are-declared',
      comment:
        'A package that is used stands in package.json (among dependencies when it cannot go into the bundle).',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'undetermined'],
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'types', 'default'],
    },
  },
}
