const MAX_ID = 2_147_483_647;

/** The number of a record in an address; null: none, or nothing that can be one. */
export function idOf(text: string | null): number | null {
  const id = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= MAX_ID ? id : null;
}
