import { expect, it } from 'vitest'
import { endsAsZip, holdsMarkup, holdsPdf, zipTailBytes } from './second-type.ts'

const end = (comment = '') => {
  const record = Buffer.alloc(22)
  record.write('PK\x05\x06', 'latin1')
  record.writeUInt16LE(comment.length, 20)
  return Buffer.concat([record, Buffer.from(comment)])
}

it('abuse 14 finds a zip at the end, also with the longest comment, and no zip in the middle', () => {
  const picture = Buffer.from('\x89PNG and so on', 'latin1')
  expect(endsAsZip(Buffer.concat([picture, end()]))).toBe(true)
  expect(endsAsZip(Buffer.concat([picture, end('x'.repeat(65_535))]))).toBe(true)
  expect(endsAsZip(Buffer.concat([picture, end(), Buffer.from('more')]))).toBe(false)
  expect(endsAsZip(Buffer.concat([end(), Buffer.alloc(zipTailBytes)]))).toBe(false)
  expect(endsAsZip(Buffer.from('PK\x05\x06', 'latin1'))).toBe(false)
  expect(endsAsZip(Buffer.alloc(0))).toBe(false)
})

it('abuse 14 finds a PDF or an HTML page in the head', () => {
  expect(holdsPdf(Buffer.from(`${' '.repeat(900)}%PDF-1.7`))).toBe(true)
  expect(holdsPdf(Buffer.from(`${' '.repeat(1100)}%PDF-1.7`))).toBe(false)
  for (const text of ['GIF89a<script>', '<SVG onload=x>', '<?php echo 1', '<body >'])
    expect(holdsMarkup(Buffer.from(text))).toBe(true)
  expect(holdsMarkup(Buffer.from('a < b and <scripture>'))).toBe(false)
})
