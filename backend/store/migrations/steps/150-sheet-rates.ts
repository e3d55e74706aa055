import { StoreMigration } from '../dialect';

/** The rates of a return that held at the handover, on its first sheet. */
export class Migration150SheetRates extends StoreMigration {
  override name = '150-sheet-rates';

  override up(): void {
    const { json } = this.dialect;
    this.run([`alter table handover_sheets add column rates ${json} null`]);
  }
}
