import { StoreMigration } from '../dialect';

/** Whether devices may save login and password for the next sign-in; true by default. */
export class Migration103RememberPassword extends StoreMigration {
  override name = '103-remember-password';

  override up(): void {
    const { flag } = this.dialect;
    this.run([
      `alter table company_settings add column remembers_password ${flag} not null default true`,
    ]);
  }
}
