import { share } from 'virtual:extension-networks'

/** Our own icons on a 24 × 24 grid, each one path. */
const signs: Readonly<Record<string, string>> = {
  facebook: 'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M12 21v-9q0-3 3-3h.5M9 13h6',
  twitter: 'M4 4l16 16M20 4L4 20',
  'x-twitter': 'M4 4l16 16M20 4L4 20',
  linkedin: 'M4 4h16v16H4zM8 10.500V16M8 7.500h.01M12 16v-5.500M12 13q0-2.500 2.200-2.500T16.500 13v3',
  pinterest: 'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M9.500 20l2.500-10M9 13a3.500 3.500 0 1 1 3 2',
  reddit:
    'M20 14c0 3.300-3.600 6-8 6s-8-2.700-8-6 3.600-6 8-6 8 2.700 8 6M12 8l1-4 4 1M9 13h.01M15 13h.01M9 16.500q3 2 6 0',
  vk: 'M4 7c.5 7 4 10 9 10v-4q2 .5 4 4h3q-1-3.500-4-5 2.500-1.500 3.500-5h-3q-1.500 4-3.500 4V7H10v6Q7.500 12 7 7z',
  odnoklassniki:
    'M15.500 7.500a3.500 3.500 0 1 1-7 0a3.500 3.500 0 0 1 7 0M7 13.500q5 3 10 0M12 15.200V17l-4 4M12 17l4 4',
  tumblr: 'M10 4v4H7v3h3v5q0 4 4 4h3v-3.500h-2.500q-1.500 0-1.500-2V11h3.500V8H13V4z',
  digg: 'M4 10h4v6H4v-6M8 6v10M11 10h3v6h-3zM17 10h3v9h-3',
  skype: 'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M15 9q-3-2-5.500 0t2.500 3 2.500 3-5.500 0',
  stumbleupon: 'M12 10V9a3 3 0 0 0-6 0v5a3 3 0 0 0 6 0M12 10l2 1 3-1M18 14a3 3 0 0 1-6 0',
  mix: 'M4 5h16v5a2 2 0 0 1-4 0M12 8v8a2 2 0 0 1-4 0v-4M4 5v13',
  telegram: 'M3 11l18-7-3 16-6-5-3 4v-6z',
  pocket: 'M4 5h16v7a8 8 0 0 1-16 0zM8 10l4 4 4-4',
  xing: 'M6 8l2.500 4L5 18M19 4l-6 10 4 6',
  whatsapp:
    'M3 21l1.500-4.500a9 9 0 1 1 3.500 3.200zM9 8.500c0 4 2.500 6.500 6.500 6.500l.5-2-2-1-1 1q-1.500-.5-2-2l1-1-1-2z',
  email: 'M3 5h18v14H3zM3 6l9 7 9-7',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  threads: 'M16 9q-1-3-4-3-5 0-5 6t5 6q4 0 4-3t-4-3q-3 0-3 2t2.500 2q3.500 0 3.500-5',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  device: 'M12 15V4M8 8l4-4 4 4M6 12H5v8h14v-8h-1',
}

/** The icon of a network. */
export const signOf = (network: string): string => signs[network] ?? share[network]?.sign ?? ''
