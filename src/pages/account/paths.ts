/** Where the pages of an account stand. */
export const accountPath = '/my-account/'
export const lostPasswordPath = `${accountPath}lost-password/`
export const signOutPath = `${accountPath}customer-logout/`
export const ordersPath = `${accountPath}orders/`
export const viewOrderPath = (id: number): string => `${accountPath}view-order/${id}/`
export const downloadsPath = `${accountPath}downloads/`
export const editAddressPath = `${accountPath}edit-address/`
export const editAccountPath = `${accountPath}edit-account/`
/** What is kept of somebody: to take along, and to have erased. */
export const myDataPath = `${accountPath}my-data/`
export const exportPath = `${myDataPath}gegevens.zip`
/** Where the link of a mail leads that proves an address. */
export const confirmPath = `${accountPath}confirm/`
/** The second step of signing in. */
export const codePath = `${accountPath}code/`
/** What somebody signs in with in the place of a password, and where a browser hears what to ask of it. */
export const passkeysPath = `${accountPath}passkeys/`
export const askPasskeyPath = `${passkeysPath}ask/`
/** Turns that second step on and off. */
export const twoStepPath = `${accountPath}two-step/`
