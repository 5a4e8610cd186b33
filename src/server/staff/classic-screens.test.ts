import { expect, it } from 'vitest'
import type { StaffEntry } from '../../features/content/index.ts'
import { createKinds } from '../../kernel/known-kinds.ts'
import { aKind } from '../../kernel/testing/a-kind.ts'
import { classicScreen } from './classic-screens.ts'

const entries: Readonly<Record<number, Pick<StaffEntry, 'id' | 'type' | 'documentId'>>> = {
  4: { id: 4, type: 'page', documentId: 31 },
  5: { id: 5, type: 'jacobalia' },
  6: { id: 6, type: 'product' },
  7: { id: 7, type: 'eigen_routes' },
}
const content = {
  staffEntry: async (id: number) => entries[id] as StaffEntry | undefined,
  kinds: async () => createKinds([aKind({ type: 'eigen_routes' })]),
}
const settings = (isOn: boolean) => async () => ({ title: '', tagline: '', texts: {}, comments: { isOn } })
const screenOf = (address: string, takesComments = false) =>
  classicScreen(
    { ...content, settings: settings(takesComments) },
    new URL(`/wp-admin/${address}`, 'http://localhost:3000'),
  )

const terms = (taxonomy: string) => `terms?filter=${encodeURIComponent(JSON.stringify({ taxonomy }))}`

it.each([
  ['post.php?post=4&action=elementor', 'edit/31'],
  ['post.php?post=4&action=edit', 'pages/4'],
  ['post.php?post=4', 'pages/4'],
  ['post.php?post=5&action=elementor', 'jacobalia/5'],
  ['post.php?post=6&action=edit', 'products/6'],
  ['index.php', ''],
  ['edit.php', 'posts'],
  ['edit.php?post_type=post', 'posts'],
  ['edit.php?post_type=page&paged=2', 'pages'],
  ['edit.php?post_type=jacobalia', 'jacobalia'],
  ['edit.php?post_type=product', 'products'],
  ['edit.php?post_type=eigen_routes', 'eigen_routes'],
  ['post-new.php?post_type=eigen_routes', 'eigen_routes/create'],
  ['post.php?post=7&action=edit', 'eigen_routes/7'],
  ['edit.php?post_type=product&page=product-reviews', 'reviews'],
  ['edit.php?post_type=shop_coupon', 'coupons'],
  ['edit.php?post_type=elementor_library&tabs_group=theme', 'documents'],
  ['post-new.php', 'posts/create'],
  ['post-new.php?post_type=page', 'pages/create'],
  ['post-new.php?post_type=elementor_library', 'documents/create'],
  ['post-new.php?post_type=attachment', 'media'],
  ['upload.php?item=12', 'media'],
  ['media-new.php', 'media'],
  ['nav-menus.php?action=edit&menu=3', 'menus'],
  ['users.php', 'users'],
  ['user-new.php', 'users/create'],
  ['options-general.php', 'settings'],
  ['options-reading.php', 'settings'],
  ['admin.php?page=wpfd-statistics', 'files'],
  ['admin.php?page=elementor-app&ver=3.26#/site-editor', 'documents'],
  ['admin.php?page=wc-settings', 'settings'],
  ['admin.php?page=wc-settings&tab=shipping', 'shipping-zones'],
  ['edit-tags.php?taxonomy=soort&post_type=jacobalia', terms('soort')],
  ['edit-tags.php?taxonomy=product_cat', terms('product_cat')],
  ['edit-tags.php?taxonomy=category', terms('onderwerp')],
  ['term.php?taxonomy=plaats&tag_ID=7', terms('plaats')],
  ['edit-tags.php?taxonomy=wpfd-category', 'files'],
])('EDIT-06 the classic bookmark %s leads to the screen that took its place', async (address, screen) => {
  expect(await screenOf(address)).toBe(`/wp-admin/${screen}`)
})

it('EDIT-06 the classic list of comments leads to those on news, or to reviews while there are none', async () => {
  for (const address of ['edit-comments.php', 'comment.php?action=editcomment&c=7']) {
    expect(await screenOf(address, true)).toBe('/wp-admin/comments')
    expect(await screenOf(address)).toBe('/wp-admin/reviews')
  }
})

it('EDIT-06 the classic profile leads to the user’s own account', async () => {
  expect(await screenOf('profile.php')).toBe('/my-account/')
})

it.each([
  'post.php?post=99&action=edit',
  'post.php?post=x',
  'post.php',
  'post.php?post=4&action=trash',
  'edit.php?post_type=constructor',
  'post-new.php?post_type=shop_order',
  'edit-tags.php?taxonomy=pa_kleur',
  'admin.php?page=iets',
  'plugins.php',
  'constructor.php',
  'posts/4',
  '',
  'posts/edit.php',
])('EDIT-06 leaves %s alone', async (address) => {
  expect(await screenOf(address)).toBeUndefined()
})
