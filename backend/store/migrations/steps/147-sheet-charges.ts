import { StoreMigration } from '../dialect';

/** The handover sheet that recorded a charge. */
export class Migration147SheetCharges extends StoreMigration {
  override name = '147-sheet-charges';

  override up(): void {
    const { int } = this.dialect;
    this.run([
      `alter table money_charges add column sheet_id ${int} null`,
      'create index money_charges_sheet_id_index on money_charges (sheet_id)',
    ]);
  }
}
