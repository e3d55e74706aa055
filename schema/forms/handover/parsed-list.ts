/** A list kept as JSON in a draft; empty when it is unreadable. */
export function parsedList(text: unknown): readonly unknown[] {
  try {
    const list: unknown = typeof text === 'string' ? JSON.parse(text) : null;
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
