import { createHash, createHmac } from 'node:crypto'
import { hashSync } from 'bcryptjs'
import { expect, it } from 'vitest'
import { isClassicHash, isClassicPassword } from './classic-password.ts'

/** The last one is of phpass' own tests. */
const hashes = {
  bcrypt: hashSync('test12345', 4).replace(/^\$2b\$/, '$2y$'),
  wordpress: `$wp${hashSync(createHmac('sha384', 'wp-sha384').update('test12345').digest('base64'), 4).replace(/^\$2b\$/, '$2y$')}`,
  md5: createHash('md5').update('test12345').digest('hex'),
  phpass: '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0',
}

it.each(Object.entries(hashes))(
  'EDIT-07: knows the password of a hash of %s, and no other',
  async (_, hash) => {
    expect(isClassicHash(hash)).toBe(true)
    expect(await isClassicPassword(hash, 'test12345')).toBe(true)
    expect(await isClassicPassword(hash, 'test12346')).toBe(false)
    expect(await isClassicPassword(hash, '')).toBe(false)
  },
)

it('EDIT-07: leaves hashes alone that would keep it busy, are broken, or are ours', async () => {
  for (const hash of ['$P$Z12345678', '$2y$31$abcdefghijklmnopqrstuu', '$P$', '$wp$', '$2y$', '$wp$2y$xx$'])
    expect(await isClassicPassword(hash, 'test12345')).toBe(false)
  expect(isClassicHash('5f0c:ab12')).toBe(false)
})
