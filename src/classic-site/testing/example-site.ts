import type { WrittenSite } from './written-site.ts'

/** A site with something of each sort, and letters that readers trip over. */
export const exampleSite: WrittenSite = {
  site: {
    name: "Oud-Schelp & 't Zand",
    tagline: 'Sinds 1921',
    home: 'https://oud.example',
    language: 'nl-NL',
  },
  authors: [
    {
      id: 3,
      login: 'jan',
      email: 'jan@oud.example',
      name: 'Jan de Vries',
      firstName: 'Jan',
      lastName: 'de Vries',
      roles: ['editor'],
      passwordHash: '$P$Babcdefghijklmnopqrstuvwxyz0123',
      registeredAt: new Date('2012-03-04T05:06:07Z'),
    },
  ],
  terms: [
    {
      id: 5,
      taxonomy: 'category',
      slug: 'nieuws',
      name: 'Nieuws',
      description: 'Wat er speelt; (nu), en "straks"',
    },
    {
      id: 6,
      taxonomy: 'category',
      slug: 'binnen',
      name: 'Binnen',
      parent: 'nieuws',
      meta: [['kleur', 'rood']],
    },
    { id: 7, taxonomy: 'post_tag', slug: 'café', name: 'Café' },
    { id: 8, taxonomy: 'wpfd-category', slug: 'kranten', name: 'Kranten', description: '{"theme":"tree"}' },
    { id: 9, taxonomy: 'nav_menu', slug: 'hoofdmenu', name: 'Hoofdmenu' },
  ],
  posts: [
    {
      id: 12,
      title: "De kerk, 't hart; van (Schelp)",
      slug: 'de-kerk',
      content:
        '<p>Regel "een"\\ en \\n geen regel\r\nRegel \'twee\'); INSERT INTO x VALUES (1),(2);-- /* */</p>',
      excerpt: 'Kort — en krachtig 🙂',
      author: 'jan',
      isSticky: true,
      takesComments: true,
      terms: [
        { taxonomy: 'category', slug: 'binnen', name: 'Binnen' },
        { taxonomy: 'post_tag', slug: 'café', name: 'Café' },
      ],
      meta: [
        ['_thumbnail_id', '13'],
        ['twee', 'a'],
        ['twee', 'b'],
        [
          '_elementor_data',
          '[{"id":"a1","settings":{"title":"Hé \\"daar\\" \\u0627 <\\/h1>"},"elements":[]}]',
        ],
        ['lijst', 'a:1:{s:4:"één";s:2:"é";}'],
      ],
    },
    {
      id: 13,
      type: 'attachment',
      status: 'inherit',
      title: 'foto',
      slug: 'foto',
      parent: 12,
      attachmentUrl: 'https://oud.example/wp-content/uploads/2020/01/foto.jpg',
      meta: [['_wp_attached_file', '2020/01/foto.jpg']],
    },
    { id: 14, type: 'page', title: 'Concept', slug: '', status: 'draft', order: 4, password: 'geheim' },
    {
      id: 15,
      type: 'nav_menu_item',
      title: '',
      slug: '15',
      order: 1,
      terms: [{ taxonomy: 'nav_menu', slug: 'hoofdmenu', name: 'Hoofdmenu' }],
      meta: [['_menu_item_object_id', '12']],
    },
    { id: 16, type: 'revision', status: 'inherit', title: 'De kerk', parent: 12 },
  ],
  comments: [
    { id: 2, post: 12, parent: 1, content: 'Antwoord', author: 'Piet', approved: '0' },
    {
      id: 1,
      post: 12,
      content: 'Mooi!',
      author: 'Klaas',
      email: 'k@oud.example',
      type: 'review',
      userId: 3,
      meta: [['rating', '4']],
    },
  ],
}
