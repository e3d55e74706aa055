/** Rows requested by the address; each followed link is a new object. */
export interface RequestedRows {
  readonly part: string;
}

export const ALL_ROWS: RequestedRows = { part: '' };

/** Parameters of the address that filter-address.ts reads and writes. */
const NAMES = ['q', 'free', 'model', 'conflicts', 'group'] as const;

/** '?day=2026-11-20&q=рио' → 'q=рио', encoded. */
export function findPartOf(search: string): string {
  const params = new URLSearchParams(search);
  const part = new URLSearchParams();
  for (const name of NAMES) for (const value of params.getAll(name)) part.append(name, value);
  return part.toString();
}

/** The search of an address with its row parameters replaced. */
export function withFindPart(part: string, search: string): string {
  const params = new URLSearchParams(search);
  for (const name of NAMES) params.delete(name);
  for (const [name, value] of new URLSearchParams(part)) params.append(name, value);
  const text = params.toString();
  return text && `?${text}`;
}
