import type { FleetBook } from './fleet-book';
import type { PeopleBook } from './people-book';
import type { SourceBook } from './source-book';

/** The company's records, including those added by the file. */
export interface Books {
  readonly fleet: FleetBook;
  readonly people: PeopleBook;
  readonly sources: SourceBook;
}
