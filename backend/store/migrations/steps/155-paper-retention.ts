import { StoreMigration } from '../dialect';

/** How long the files of documents are kept, and when one was deleted after that. */
export class Migration155PaperRetention extends StoreMigration {
  override name = '155-paper-retention';

  override up(): void {
    const { int, instant } = this.dialect;
    this.run([
      `alter table company_settings add column paper_file_years ${int} null
        constraint company_settings_paper_file_years_check check (paper_file_years > 0)`,
      `alter table papers add column file_deleted_at ${instant} null`,
    ]);
  }
}
