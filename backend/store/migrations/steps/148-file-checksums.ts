import { StoreMigration } from '../dialect';

/** Checksums of stored files; null: stored by an earlier release. */
export class Migration148FileChecksums extends StoreMigration {
  override name = '148-file-checksums';

  override up(): void {
    this.run([
      `alter table stored_files add column sha256 text null
        constraint stored_files_sha256_check check (length(sha256) = 64)`,
    ]);
  }
}
