import type { FleetBook } from './fleet-book';
import type { PeopleBook } from './people-book';
import type { SourceBook } from './source-book';

/** The company's records, with what the file adds to them. */
export interface Books {
  readonly fleet: FleetBook;
  readonly people: PeopleBook;
  readonly sources: SourceBook;
}
