import { StoreMigration } from '../dialect';

/** `X-Change-Id` of a change, for its notice on other processes (schema/change-id). */
export class Migration140NoticeChangeIds extends StoreMigration {
  override name = '140-notice-change-ids';

  override up(): void {
    this.run(['alter table change_notices add column change_id text null']);
  }
}
