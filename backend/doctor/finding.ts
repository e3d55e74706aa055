/** What a check found. A fault is to be mended; advice may be left. */
export interface Finding {
  readonly level: 'fine' | 'advice' | 'fault';
  readonly text: string;
  /** How to mend it. */
  readonly mend?: string;
}

export const fine = (text: string): Finding => ({ level: 'fine', text });
export const advice = (text: string, mend: string): Finding => ({ level: 'advice', text, mend });
export const fault = (text: string, mend: string): Finding => ({ level: 'fault', text, mend });

/** The reason of an error; one of a failed connection may have a code alone. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
