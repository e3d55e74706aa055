import { StoreMigration } from '../dialect';

/** What a handover sheet asks, the rates proposed at a return, and the accessories of a sheet. */
export class Migration146SheetSettings extends StoreMigration {
  override name = '146-sheet-settings';

  override up(): void {
    const { int, money, json } = this.dialect;
    const positive = (column: string) =>
      `constraint company_settings_${column}_check check (${column} > 0)`;
    const rate = (column: string) =>
      `alter table company_settings add column ${column} ${money} null ${positive(column)}`;
    this.run([
      `alter table company_settings add column required_angles ${json} null`,
      `alter table company_settings add column accessories ${json} null`,
      `alter table company_settings add column km_per_day ${int} null ${positive('km_per_day')}`,
      rate('km_over_price_kopecks'),
      rate('fuel_eighth_price_kopecks'),
      rate('late_hour_price_kopecks'),
      `alter table handover_sheets add column accessories ${json} null`,
    ]);
  }
}
