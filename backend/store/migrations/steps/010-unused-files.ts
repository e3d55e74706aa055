import { StoreMigration } from '../dialect';

/** Moment from which an uploaded file is unused; it is deleted a day later. */
export class Migration010UnusedFiles extends StoreMigration {
  override name = '010-unused-files';

  override up(): void {
    this.run([
      `alter table stored_files add column unused_since ${this.dialect.instant} null`,
      `create index stored_files_unused_since_index on stored_files (unused_since)
         where unused_since is not null`,
    ]);
  }
}
