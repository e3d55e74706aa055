/** Result of a check. A fault must be fixed; advice is optional. */
export interface Finding {
  readonly level: 'fine' | 'advice' | 'fault';
  readonly text: string;
  /** Instruction for fixing it. */
  readonly mend?: string;
}

export const fine = (text: string): Finding => ({ level: 'fine', text });
export const advice = (text: string, mend: string): Finding => ({ level: 'advice', text, mend });
export const fault = (text: string, mend: string): Finding => ({ level: 'fault', text, mend });

/** The message of an error; failed connections may have only a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
