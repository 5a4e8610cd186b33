/** Removes control characters and Unicode noncharacters, which XML and iCalendar cannot contain. */
export const withoutControls = (text: string): string =>
  text.replace(/[\p{Cc}\p{Noncharacter_Code_Point}]/gu, '')
