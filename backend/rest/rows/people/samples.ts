import type { RestRow } from '@backend/rest/row';

/** Samples of a company that tries the product (not in requirements.md, P). */
export const samplesRows: readonly RestRow[] = [
  { method: 'GET', path: '/samples', field: 'samples' },
  { method: 'POST', path: '/samples', field: 'loadSamples', status: 201 },
  { method: 'DELETE', path: '/samples', field: 'removeSamples' },
];
