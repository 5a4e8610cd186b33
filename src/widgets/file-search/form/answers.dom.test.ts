import { describe, expect, it } from 'vitest'
import { readFileAnswer } from '../calls/file.ts'
import { cutAtWords } from './hits.tsx'
import { readSuggestions } from './read-suggestions.ts'
import { readTagAnswer, settleTags, tagChoice } from './tag-list.ts'

describe('LIB-04 the answer of the tag call', () => {
  it('is the literal 0, a message, or tags with - shown as a space', () => {
    expect(readTagAnswer('0')).toEqual({ kind: 'none' })
    expect(readTagAnswer('{"success":false,"message":"Geen"}')).toEqual({ kind: 'none', message: 'Geen' })
    expect(
      readTagAnswer('{"success":true,"tags":[{"name":"sint-jacob","slug":"sj"},{"name":"toren"},{}]}'),
    ).toEqual({
      kind: 'tags',
      tags: [
        { id: 'sj', label: 'sint jacob', value: 'sint-jacob' },
        { id: 'toren', label: 'toren', value: 'toren' },
      ],
    })
    expect(readTagAnswer('null')).toEqual({ kind: 'none' })
    expect(readTagAnswer('{"success":true,"tags":[]}')).toEqual({ kind: 'none' })
  })

  it('ticks what it offers, by name or slug; others are dropped, or kept as typed', () => {
    const offered = [
      tagChoice({ name: 'Toren', slug: 'toren' }),
      tagChoice({ name: 'Oude kerk', slug: 'oude-kerk' }),
    ]
    const chosen = { tags: ['TOREN', 'oude-kerk', 'gids'], typedTags: 'schelp' }
    expect(settleTags(chosen, offered, 'drop')).toEqual({ tags: ['Toren', 'Oude kerk'], typedTags: 'schelp' })
    expect(settleTags(chosen, offered, 'keep')).toEqual({
      tags: ['Toren', 'Oude kerk'],
      typedTags: 'schelp, gids',
    })
  })
})

describe('LIB-09 suggestions', () => {
  it('are the titles only, those of protected files too', () => {
    const html =
      '<table class="wpfd-search-result wpfd-suggestions"><tbody><tr><td class="file_title">' +
      '<a class="wpfd-file-link" href="#">Gids &lt;b&gt;</a></td><td>12 KB</td></tr>' +
      '<tr><td><span class="protected-title">Geheim</span></td></tr></tbody></table>'
    expect(readSuggestions(html)).toEqual([
      { title: 'Gids <b>', locked: false },
      { title: 'Geheim', locked: true },
    ])
    expect(readSuggestions('')).toEqual([])
  })

  it('show the words that were typed, whatever they are', () => {
    expect(cutAtWords('Opmeting van de toren', 'TOR me')).toEqual(['Op', 'me', 'ting van de ', 'tor', 'en'])
    expect(cutAtWords('a (b) [c]', '( [')).toEqual(['a ', '(', 'b) ', '[', 'c]'])
    expect(cutAtWords('toren', ' ')).toEqual(['toren'])
  })
})

describe('LIB-16 the answer about a file', () => {
  it('is a file, a title that is protected, or nothing', () => {
    expect(readFileAnswer('{"file":false}')).toEqual({ kind: 'missing' })
    expect(readFileAnswer('{"file":{"ID":3,"post_title":"Geheim","protected":true}}')).toEqual({
      kind: 'locked',
      title: 'Geheim',
    })
    const answer = readFileAnswer(
      '{"file":{"ID":3,"post_title":"Gids","ext":"pdf","size":2048,"linkdownload":"/download/1/a/3/gids.pdf"}}',
    )
    expect(answer).toMatchObject({
      kind: 'file',
      file: { title: 'Gids', type: 'PDF', bytes: 2048, preview: 'none' },
    })
  })

  it('abuse 16: links to nothing but the web', () => {
    const answer = readFileAnswer(
      '{"file":{"post_title":"x","linkdownload":"javascript:alert(1)","viewerlink":"//evil.example/",' +
        '"linkpreview":"data:text/html,x","preview":"pdf","custom_fields":[{"label":"l","type":"url","value":"javascript:1"}]}}',
    )
    expect(answer).toMatchObject({
      kind: 'file',
      file: { download: '', viewer: '', contents: '', fields: [{ value: '' }] },
    })
  })
})
