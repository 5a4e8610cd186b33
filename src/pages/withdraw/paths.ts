/** The page to withdraw from an agreement; every page links to it (SHOP-20). */
export const withdrawPath = '/herroepen/'
