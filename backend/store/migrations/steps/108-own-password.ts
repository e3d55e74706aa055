import { StoreMigration } from '../dialect';

/** Whether the password was set by another user and must be replaced at the next sign-in. */
export class Migration108OwnPassword extends StoreMigration {
  override name = '108-own-password';

  override up(): void {
    const { flag } = this.dialect;
    this.run([`alter table users add column must_change_password ${flag} not null default false`]);
  }
}
