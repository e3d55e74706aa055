import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

const SAMPLES = selectionOf('Samples');

/** Samples of a company that tries the product (beyond the documented paths). */
export const samplesRows: readonly RestRow[] = [
  row<{ samples: unknown }>({
    method: 'GET',
    path: '/samples',
    operation: `query Samples { samples ${SAMPLES} }`,
    pick: ({ samples }) => samples,
  }),
  row<{ loadSamples: unknown }>({
    method: 'POST',
    path: '/samples',
    operation: `mutation LoadSamples { loadSamples ${SAMPLES} }`,
    pick: ({ loadSamples }) => loadSamples,
    status: 201,
  }),
  row<{ removeSamples: unknown }>({
    method: 'DELETE',
    path: '/samples',
    operation: `mutation RemoveSamples { removeSamples ${SAMPLES} }`,
    pick: ({ removeSamples }) => removeSamples,
  }),
];
