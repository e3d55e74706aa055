const MAX_ID = 2_147_483_647;

/** Parses a record id from an address; null if missing or invalid. */
export function idOf(text: string | null): number | null {
  const id = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= MAX_ID ? id : null;
}
