/** Where the pages of an account stand. */
export const accountPath = '/my-account/'
export const lostPasswordPath = `${accountPath}lost-password/`
export const signOutPath = `${accountPath}customer-logout/`
/** The second step of signing in. */
export const codePath = `${accountPath}code/`
/** Turns that second step on and off. */
export const twoStepPath = `${accountPath}two-step/`
