import type { ReadOrder } from '@backend/long-reads/read-order';
import type { RestRequest, RestRow } from './row';

export const rowName = ({ method, path }: Pick<RestRow, 'method' | 'path'>) => `${method} ${path}`;

/** A row to run in the thread. */
export interface RowOrder extends ReadOrder {
  /** `rowName` of the row. */
  readonly name: string;
  readonly request: Pick<RestRequest, 'params' | 'query'>;
}
