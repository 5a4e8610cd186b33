export const consentPath = '/toestemming/'
