export const roleChoices = ['customer', 'editor', 'shop_manager', 'administrator'].map((id) => ({
  id,
  name: `users.roles.${id}`,
}))
