/** Without what is no sign of any writing: controls, and points that Unicode never gives a sign. XML and iCalendar cannot hold them. */
export const withoutControls = (text: string): string =>
  text.replace(/[\p{Cc}\p{Noncharacter_Code_Point}]/gu, '')
