import { profiles } from 'virtual:extension-networks'

/** Our social networks, each with a name and our own icon on a 24 × 24 grid. */
const own = {
  facebook: ['Facebook', 'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M12 21v-9q0-3 3-3h.5M9 13h6'],
  instagram: [
    'Instagram',
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0M17 7h.01',
  ],
  youtube: [
    'YouTube',
    'M5 6h14a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10 9.5v5l4.5-2.5z',
  ],
  mastodon: [
    'Mastodon',
    'M4 8q0-4 4-4h8q4 0 4 4v4q0 4-4 4H9q0 3 6 3-2 2-5 2-6 0-6-6zM8 13V9.5a2 2 0 0 1 4 0V12M12 9.5a2 2 0 0 1 4 0V13',
  ],
  bluesky: [
    'Bluesky',
    'M12 11C10 7 6 4 4.5 4S3 6 3.5 9.5 6 13 8.5 13C5 13.5 5 16 7.5 18.5S12 18 12 14.5c0 3.5 2 6.5 4.5 4S19 13.5 15.5 13c2.5 0 4.5 0 5-3.5S21 4 19.5 4 14 7 12 11z',
  ],
  linkedin: ['LinkedIn', 'M4 4h16v16H4zM8 10.5V16M8 7.5h.01M12 16v-5.5M12 13q0-2.5 2.200-2.5T16.5 13v3'],
  x: ['X', 'M4 4l16 16M20 4L4 20'],
  whatsapp: [
    'WhatsApp',
    'M3 21l1.5-4.5a9 9 0 1 1 3.5 3.200zM9 8.5c0 4 2.5 6.5 6.5 6.5l.5-2-2-1-1 1q-1.5-.5-2-2l1-1-1-2z',
  ],
  rss: ['RSS', 'M5 19h.01M5 12a7 7 0 0 1 7 7M5 5a14 14 0 0 1 14 14'],
  mail: ['E-mail', 'M3 5h18v14H3zM3 6l9 7 9-7'],
} as const satisfies Record<string, readonly [name: string, path: string]>

/** Every network by its name: ours, and those that extensions bring (`networks.json` in their folder). */
export const networks: ReadonlyMap<string, readonly [name: string, path: string]> = new Map([
  ...Object.entries(own),
  ...Object.entries(profiles)
    .filter(([name]) => !Object.hasOwn(own, name))
    .map(([name, { title, sign }]) => [name, [title, sign] as const] as const),
])
