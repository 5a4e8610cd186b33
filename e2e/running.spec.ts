import { expect, test } from '@playwright/test'

test('RUN-05 says that it is well', async ({ request }) => {
  const answer = await request.get('/health')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({ ok: true, jobs: { quietSeconds: expect.any(Number) } })
})

test('an unknown download answers 404 and runs no script', async ({ request }) => {
  const answer = await request.get('/download/1/x/999999/x.pdf')
  expect(answer.status()).toBe(404)
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'")
})
