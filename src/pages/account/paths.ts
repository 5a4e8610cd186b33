/** Addresses of the account's pages. */
export const accountPath = '/my-account/'
export const lostPasswordPath = `${accountPath}lost-password/`
export const signOutPath = `${accountPath}customer-logout/`
export const ordersPath = `${accountPath}orders/`
export const viewOrderPath = (id: number): string => `${accountPath}view-order/${id}/`
export const downloadsPath = `${accountPath}downloads/`
export const editAddressPath = `${accountPath}edit-address/`
export const editAccountPath = `${accountPath}edit-account/`
/** The customer's data: to export, and to have erased. */
export const myDataPath = `${accountPath}my-data/`
export const exportPath = `${myDataPath}gegevens.zip`
/** The link in a mail that confirms an e-mail address leads here. */
export const confirmPath = `${accountPath}confirm/`
/** The second step of signing in. */
export const codePath = `${accountPath}code/`
/** The user's passkeys, and the call with which a browser asks for one. */
export const passkeysPath = `${accountPath}passkeys/`
export const askPasskeyPath = `${passkeysPath}ask/`
/** Turns two-step sign-in on and off. */
export const twoStepPath = `${accountPath}two-step/`
