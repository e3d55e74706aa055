import type { RestRow } from '../row';

/** Parameter names that a row reads of a request. */
export interface RowReads {
  readonly params: readonly string[];
  readonly query: readonly string[];
  readonly body: readonly string[];
  /** The variable that is the whole body; null: none. */
  readonly input: string | null;
}

/** A proxy that records accessed names; every access returns `value`. */
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

/** Runs the row's `variables` once with proxies and records the names it reads. */
export function readsOf(row: RestRow): RowReads {
  const params = new Set(Array.from(row.path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name));
  const query = new Set<string>();
  const body = new Set<string>();
  const whole = noting(body, undefined);
  let input: string | null = null;
  try {
    const variables = row.variables?.({
      params: noting(params, '1'),
      query: noting(query, '1'),
      body: whole,
    });
    for (const [name, value] of Object.entries(variables ?? {})) if (value === whole) input = name;
  } catch {
    // A row may throw for placeholder values, after its names were recorded.
  }
  return { params: [...params], query: [...query], body: [...body], input };
}
