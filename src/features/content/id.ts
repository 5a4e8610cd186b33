const largestId = 2_147_483_647

/** A number that may be in the database at all; asking it for another one is an error. */
export const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= largestId
