import type { RestRow } from '../row';

/** The names a row reads of a call. */
export interface RowReads {
  readonly params: readonly string[];
  readonly query: readonly string[];
  readonly body: readonly string[];
}

/** An object that notes what is asked of it; whatever it is asked for, it gives `value`. */
function noting(names: Set<string>, value: string | undefined): Record<string, string> {
  return new Proxy<Record<string, string>>(
    {},
    {
      get: (_target, name) => {
        if (typeof name === 'symbol') return undefined;
        names.add(name);
        return value;
      },
      getOwnPropertyDescriptor: (_target, name) => {
        if (typeof name !== 'symbol') names.add(name);
        return undefined;
      },
    },
  );
}

/** Asks the row for its variables once and notes what it looks at, so that nothing is written twice. */
export function readsOf(row: RestRow): RowReads {
  const params = new Set(Array.from(row.path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name));
  const query = new Set<string>();
  const body = new Set<string>();
  try {
    row.variables?.({
      params: noting(params, '1'),
      query: noting(query, '1'),
      body: noting(body, undefined),
    });
  } catch {
    // A row may refuse the made-up values; by then it has looked at them.
  }
  return { params: [...params], query: [...query], body: [...body] };
}
