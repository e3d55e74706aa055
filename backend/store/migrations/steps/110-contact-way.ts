import { StoreMigration } from '../dialect';

/** Preferred contact method; WhatsApp by default. */
export class Migration110ContactWay extends StoreMigration {
  override name = '110-contact-way';

  override up(): void {
    this.run([
      `alter table company_settings add column contact_way text not null default 'whatsapp'
        constraint company_settings_contact_way_check
        check (contact_way in ('whatsapp', 'telegram', 'sms', 'call', 'copy'))`,
    ]);
  }
}
