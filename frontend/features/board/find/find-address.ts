/** What an address asks for; a link that is followed while the board stands is a new object. */
export interface RequestedRows {
  readonly part: string;
}

export const ALL_ROWS: RequestedRows = { part: '' };

/** Parameters of the address that say which rows are shown; what they mean is known to find/. */
const NAMES = ['q', 'free', 'model', 'conflicts', 'group'] as const;

/** The part of an address that speaks of rows: '?day=2026-11-20&q=рио' → 'q=рио', encoded. */
export function findPartOf(search: string): string {
  const params = new URLSearchParams(search);
  const part = new URLSearchParams();
  for (const name of NAMES) for (const value of params.getAll(name)) part.append(name, value);
  return part.toString();
}

/** The search of an address with another such part, the rest of it kept. */
export function withFindPart(part: string, search: string): string {
  const params = new URLSearchParams(search);
  for (const name of NAMES) params.delete(name);
  for (const [name, value] of new URLSearchParams(part)) params.append(name, value);
  const text = params.toString();
  return text && `?${text}`;
}
