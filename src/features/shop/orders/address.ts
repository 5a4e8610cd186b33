export interface Address {
  firstName: string
  lastName: string
  company?: string
  street: string
  houseNumber: string
  houseNumberSuffix?: string
  /** A second line of the address. */
  extra?: string
  postcode: string
  city: string
  province?: string
  /** ISO 3166 code. */
  country: string
  phone?: string
}
