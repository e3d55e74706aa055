import { type RestRow, row } from '../row';

/** Sources as the booking forms read them (spec 1, §7). */
export const sourceRows: readonly RestRow[] = [
  row<{ sources: unknown }>({
    method: 'GET',
    path: '/sources',
    operation: 'query Sources { sources { items { source { id name } } } }',
    pick: (data) => data.sources,
  }),
];
