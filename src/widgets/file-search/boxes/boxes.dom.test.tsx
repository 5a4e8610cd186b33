import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { click, closePage, find, openPage, words } from '../testing/open-page.tsx'
import { files } from '../testing/sample-library.ts'

afterEach(async () => {
  await closePage()
  vi.unstubAllGlobals()
})

const box = () => document.querySelector<HTMLDialogElement>('dialog.file-box')

describe('LIB-15 the themes', () => {
  it('ggd opens details of a file, loaded by a call', async () => {
    const page = await openPage({ query: '?q=etappe+2', props: { theme: 'ggd', rootCategory: 3 } })
    await click('.wpfd-file-link')
    const [call] = page.callsOf('file.display')
    expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
      view: 'file',
      id: '16',
      categoryid: '3',
      rootcat: '3',
    })
    expect(box()?.open).toBe(true)
    expect(find('.box-title').textContent).toBe('Etappe 2')
    expect(words('.file-box .facts td').slice(0, 4)).toEqual(['JPG', '1.0', '6,00 KB', '5'])
    expect(find('.file-box .btn').getAttribute('href')).toMatch(/^\/download\/3\//)
    expect(document.querySelector('.file-box .shown img')).toBeNull()
    await click('.file-box .foot-row button')
    expect(find('.file-box .shown img').getAttribute('src')).toMatch(/\?preview=1$/)
  })

  it('preview opens the preview of a file beside its details', async () => {
    await openPage({ query: '?q=zeerijp', props: { theme: 'preview' } })
    await click('.wpfd-file-link')
    expect(find<HTMLImageElement>('.file-box .shown img').alt).toBe('Voorbeeld van Toren van Zeerijp')
    expect(find('.box-title').textContent).toBe('Toren van Zeerijp')
  })
})

describe('LIB-16 the boxes', () => {
  it('preview a file of the table, and close by the cross, which is titled', async () => {
    await openPage({ query: '?q=zeerijp' })
    const opener = find('.wpfd_previewlink')
    opener.focus()
    await click(opener)
    expect(box()?.open).toBe(true)
    expect(find('.file-box .close').title).toBe('Close (Esc)')
    await click('.file-box .close')
    expect(box()?.open).toBe(false)
    expect(document.activeElement).toBe(opener)
    expect(document.querySelector('.file-box .shown img')).toBeNull()
  })

  it('close by a press on the backdrop, and open again', async () => {
    await openPage({ query: '?q=zeerijp' })
    await click('.wpfd_previewlink')
    const dialog = box()
    if (dialog) await click(dialog)
    expect(dialog?.open).toBe(false)
    await click('.wpfd_previewlink')
    expect(dialog?.open).toBe(true)
  })

  it('show the preview alone where that is the setting', async () => {
    await openPage({ query: '?q=zeerijp', props: { directPreview: true } })
    await click('.wpfd_previewlink')
    expect(find('.file-box .shown img')).toBeDefined()
    expect(document.querySelector('.file-box .facts')).toBeNull()
    expect(find('.file-box h2').textContent).toBe('Toren van Zeerijp')
  })

  it('show the whole of a long description', async () => {
    await openPage({ query: '?q=zeerijp', props: { columns: 'title,description' } })
    await click('.wpfd-view-more')
    expect(find('.file-box .told').textContent).toMatch(
      /^Over Toren van Zeerijp\. (Een lang verhaal\. ?){20}$/,
    )
    expect(find('.file-box h2').textContent).toBe('Toren van Zeerijp')
  })

  it('tick a file for the zip', async () => {
    await openPage({ query: '?q=zeerijp' })
    await click('.wpfd_previewlink')
    await click('.file-box input[type="checkbox"]')
    expect(find<HTMLInputElement>('.cbox_file_download').checked).toBe(true)
    expect(find('.wpfd-selection').hidden).toBe(false)
  })

  it('say when a file is gone or protected', async () => {
    const page = await openPage({ query: '?q=zeerijp' })
    page.answerWith(() => Promise.resolve(Response.json({ file: false }, { status: 404 })))
    await click('.wpfd_previewlink')
    expect(box()?.textContent).toContain('Dit bestand is er niet meer.')
    await closePage()
    const other = await openPage({ query: '?q=zeerijp' })
    other.answerWith(() =>
      Promise.resolve(Response.json({ file: { ID: 12, post_title: 'Toren van Zeerijp', protected: true } })),
    )
    await click('.wpfd_previewlink')
    expect(box()?.textContent).toContain('Dit bestand is afgeschermd.')
    expect(find('.file-box h2').textContent).toBe('Toren van Zeerijp')
  })

  it('wait, say when the line fails, and try again', async () => {
    const page = await openPage({ query: '?q=zeerijp' })
    const answer = page.hold()
    await click('.wpfd_previewlink')
    expect(find('.file-box .wait').textContent).toContain('Bestand ophalen…')
    await answer()
    await act(async () => box()?.close())
    await closePage()
    const other = await openPage({ query: '?q=zeerijp' })
    other.answerWith(() => Promise.reject(new TypeError('offline')))
    await click('.wpfd_previewlink')
    expect(find('.file-box .err').textContent).toBe('Dit bestand kon niet worden opgehaald.')
    other.answerWith(undefined)
    await click('.file-box .state .btn')
    expect(find('.box-title').textContent).toBe('Toren van Zeerijp')
  })
})

it('LIB-16 shows of a PDF what its own page shows, and the way there when that cannot be had', async () => {
  const [, sample] = files
  if (!sample?.inside) throw new Error('no sample')
  const pdf = { ...sample, published: true, inside: { ...sample.inside, preview: 'pdf' as const } }
  const page = await openPage({ query: '?q=zeerijp', library: { file: async () => pdf } })
  const answerPage = (html: string) =>
    page.answerWith(async (task) => (task === '' ? new Response(html) : undefined))
  answerPage('<main><div class="file-stage is-pdf"><p>De bladzijden</p></div></main>')
  await click('.wpfd_previewlink')
  await vi.waitFor(() => expect(find('.file-box .shown .file-stage').textContent).toBe('De bladzijden'))
  await click('.file-box .close')
  answerPage('<main>Nergens</main>')
  await click('.wpfd_previewlink')
  await vi.waitFor(() =>
    expect(find('.file-box .shown .state a').getAttribute('href')).toMatch(/^\/bestand-bekijken\//),
  )
})
