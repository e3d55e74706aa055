/** Content that no response may contain: a stack, SQL, a path or the name of a library. */
const LEAK =
  /node_modules|\.(?:ts|js|mjs|cjs):\d+|\bat (?:async )?[\w.<>]+ \(|sqlite|postgres|mikro-?orm|kysely|better-sql|SQLSTATE|\b(?:select|insert into|update|delete from)\b.{1,200}\b(?:from|values|set|where)\b|\/(?:work|home|root|tmp|usr)\//i;

const RUSSIAN = /[А-Яа-яЁё]/;

interface GraphAnswer {
  readonly data?: unknown;
  readonly errors?: readonly { message?: unknown; extensions?: { code?: unknown } }[];
}

interface Verdict {
  readonly refused: boolean;
  /** Null: no failure. */
  readonly fault: string | null;
}

function graphFault({ errors = [] }: GraphAnswer): string | null {
  for (const { message, extensions } of errors) {
    if (extensions?.code === 'INTERNAL' || extensions?.code === 'UNAVAILABLE')
      return 'failed inside';
    if (typeof message !== 'string' || !RUSSIAN.test(message)) return `message ${message}`;
  }
  return null;
}

/** Checks a response. `echo` is the sent text, which a response may repeat. */
export function judge(status: number, text: string, echo: string): Verdict {
  const refused = status >= 400;
  const fault = (reason: string): Verdict => ({ refused, fault: `${status} ${reason}` });
  if (status >= 500) return fault(text.slice(0, 300));
  const leak = LEAK.exec(text)?.[0];
  if (leak && !echo.includes(leak)) return fault(`leaks ${leak}`);
  let body: unknown;
  try {
    body = text === '' ? null : JSON.parse(text);
  } catch {
    return refused ? fault(`is no JSON: ${text.slice(0, 200)}`) : { refused, fault: null };
  }
  if (typeof body === 'object' && body !== null && 'errors' in body) {
    const reason = graphFault(body as GraphAnswer);
    return reason ? fault(reason) : { refused: !(body as GraphAnswer).data, fault: null };
  }
  if (!refused) return { refused, fault: null };
  if (text === '') return { refused, fault: null };
  const { message } = (body ?? {}) as { message?: unknown };
  if (typeof message !== 'string' || !RUSSIAN.test(message)) return fault(`message ${message}`);
  return { refused, fault: null };
}
