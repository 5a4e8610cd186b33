import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from './testing.ts'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

const call = (path: string, method?: string, body?: unknown) =>
  bench.call('administrator', path, method, body)
const invite = async (name: string, role = 'editor') =>
  (await call('users', 'POST', { name, email: `${name}@schelp.example`, role })).body.id

it('EDIT-05 an account changes its address, which must be unique', async () => {
  const anna = await invite('anna')
  await invite('bert')
  const taken = await call(`users/${anna}`, 'PUT', { email: 'Bert@schelp.example' })
  expect([taken.status, taken.body.errors.email]).toEqual([422, expect.stringContaining('al een account')])
  expect((await call(`users/${anna}`, 'PUT', { email: 'Anna@Nieuw.example' })).body.email).toBe(
    'anna@nieuw.example',
  )
})

it('EDIT-05 an account is deleted and its owner’s entries stay; the last administrator and the own account cannot be deleted', async () => {
  const carla = await invite('carla')
  const post = await bench.program.content.addEntry({ type: 'post', title: 'Van Carla' })
  expect((await call(`users/${carla}`, 'DELETE')).status).toBe(200)
  expect((await call(`users/${carla}`)).status).toBe(404)
  expect((await call(`posts/${post.id}`)).status).toBe(200)
  const { id } = (await call('me')).body
  expect((await call(`users/${id}`, 'DELETE')).body.error).toBe('own-account')
})

it('EDIT-06 the own name and address: the address requires the password, and guesses are counted', async () => {
  await bench.signIn('editor')
  const own = (path: string, method?: string, body?: unknown) =>
    bench.call('editor', `profile/${path}`, method, body)
  expect((await own('me', 'PUT', { name: 'Jacoba de Wit' })).body).toMatchObject({ name: 'Jacoba de Wit' })
  const email = 'jacoba@schelp.example'
  const guessed = await own('me/email', 'POST', { email, password: 'geraden' })
  expect([guessed.status, guessed.body.errors.password]).toEqual([422, 'Dit wachtwoord klopt niet.'])
  const right = await own('me/email', 'POST', { email, password: 'schelp-en-staf-1' })
  // It becomes theirs once the mailed link is followed (proved-address.test.ts).
  expect([right.status, right.body.email, right.body.asked]).toEqual([200, 'editor@schelp.example', email])
  for (let guess = 0; guess < 20; guess += 1)
    await own('me/email', 'POST', { email, password: `fout-${guess}` })
  expect((await own('me/email', 'POST', { email, password: 'schelp-en-staf-1' })).status).toBe(422)
})

it('EDIT-05 a redirect that would hide a page, or lead to itself, is refused', async () => {
  const { content } = bench.program
  const living = await content.addEntry({ type: 'post', title: 'Leeft', status: 'published' })
  const add = (from: string, to: string) => bench.call('editor', 'redirects', 'POST', { from, to })
  expect((await add(living.url, '/')).body.errors.from).toContain('staat een pagina')
  await content.addTerm({ taxonomy: 'plaats', name: 'Ommen' })
  for (const list of ['/nieuws/', '/jacobalia', '/shop/', '/plaats/ommen/'])
    expect((await add(list, '/')).body.errors?.from, list).toContain('staat een pagina')
  expect((await add('/plaats/weg/', '/')).status).toBe(201)
  expect((await add('/rond', '/rond/?a=1')).body.errors.to).toContain('hetzelfde adres')
  expect((await add('/een/', '/twee/')).status).toBe(201)
  expect((await add('/twee/', '/drie/')).status).toBe(201)
  expect((await add('/drie', '/een')).body.errors.to).toContain('hetzelfde adres')
})

it('EDIT-05 a redirect to an address with the name of the site leads to the path, and not in a circle either', async () => {
  const site = bench.features.canvas.siteUrl
  const add = (from: string, to: string) => bench.call('editor', 'redirects', 'POST', { from, to })
  expect((await add('/lus-a/', `${site}/lus-a/`)).body.errors?.to).toContain('hetzelfde adres')
  expect((await add('/lus-c/', '/lus-b/')).status).toBe(201)
  for (const to of [`${site}/lus-c/`, `${site.replace('http:', 'https:')}/lus-c?a=1`, '/lus-c/?a=1'])
    expect((await add('/lus-b/', to)).body.errors?.to, to).toContain('hetzelfde adres')
  for (const [from, to, stored] of [
    ['/naar-voren/', site, '/'],
    ['/naar-nieuws/', `${site}/nieuws/?jaar=2020#kop`, '/nieuws/?jaar=2020#kop'],
    ['/naar-elders/', `${site}//elders.example/`, '/elders.example/'],
    ['/naar-een-ander/', 'https://elders.example/nieuws/', 'https://elders.example/nieuws/'],
  ] as const)
    expect((await add(from, to)).body).toEqual({ id: from, from, to: stored })
})

describe('EDIT-05 an old address', () => {
  const add = (from: string, to = '/elders/') => bench.call('editor', 'redirects', 'POST', { from, to })

  it.each(['/?p=123', '/?page_id=7', '/over-vroeger/?oud=1', '/over-vroeger/#kop'])(
    'with a query is refused, which a redirect does not read: %s',
    async (from) => {
      expect((await add(from)).body.errors?.from).toContain('na een ? of #')
      expect((await bench.program.content.redirects()).map((one) => one.from)).not.toContain('/')
    },
  )

  it.each(['/', '/cart/', '/c%61rt', '/wp-admin/', '/wp-admin/users.php', '/feed/', '/robots.txt'])(
    'that the site itself answers is refused: %s',
    async (from) => {
      expect((await add(from)).body.errors?.from).toContain('gebruikt de site zelf al')
    },
  )

  it.each(['/wp-content/uploads/2019/blad.pdf', '/agenda/', '/product-category/', '/download/oud-blad/'])(
    'that the site itself does not answer leads on, also below its words: %s',
    async (from) => {
      expect((await add(from)).status).toBe(201)
    },
  )

  it('that leads on already is not led elsewhere without a word', async () => {
    expect((await add('/caf%C3%A9', '/hier/')).body).toMatchObject({ id: '/café/', from: '/café/' })
    expect((await add('/café/', '/daar/')).body.errors?.from).toContain('leidt al door')
    expect(await bench.program.content.redirects()).toContainEqual({ from: '/café/', to: '/hier/' })
    const path = `redirects/${encodeURIComponent('/café/')}`
    expect((await bench.call('editor', path, 'DELETE')).status).toBe(200)
    expect((await add('/café/', '/daar/')).status).toBe(201)
  })
})

it('EDIT-05 the front page is a page that visitors can see', async () => {
  const { content } = bench.program
  const draft = await content.addEntry({ type: 'page', title: 'Nog niet' })
  const { status, body } = await call('settings/site', 'PUT', { frontPageId: draft.id })
  expect([status, body.errors.frontPageId]).toEqual([422, expect.stringContaining('op de site staat')])
})
