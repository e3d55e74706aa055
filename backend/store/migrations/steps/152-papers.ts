import { StoreMigration } from '../dialect';

/** Documents issued for rentals, with their numbers, and the details of the company printed in them. */
export class Migration152Papers extends StoreMigration {
  override name = '152-papers';

  override up(): void {
    const { id, int, instant, json, end } = this.dialect;
    this.run([
      `alter table company_settings add column requisites text not null default ''`,
      `alter table company_settings add column signatory text not null default ''`,
      // A document outlives its booking, so that no number is lost.
      `create table papers (
        id ${id},
        kind text not null constraint papers_kind_check
          check (kind in ('contract', 'act_out', 'act_back', 'extension', 'swap')),
        year ${int} not null,
        number ${int} not null constraint papers_number_check check (number > 0),
        booking_id ${int} null constraint papers_booking_id_foreign
          references bookings (id) on delete set null,
        customer_id ${int} null constraint papers_customer_id_foreign
          references customers (id) on delete set null,
        sheet_id ${int} null constraint papers_sheet_id_foreign
          references handover_sheets (id) on delete set null,
        customer_name text not null,
        car_title text not null,
        search_text text not null,
        terms ${json} not null,
        words ${json} not null,
        missing ${json} not null,
        file_key text not null,
        file_size ${int} not null,
        sha256 text not null constraint papers_sha256_check check (length(sha256) = 64),
        user_id ${int} not null,
        user_login text not null,
        issued_at ${instant} not null,
        voided_at ${instant} null,
        voided_by_login text null,
        void_reason text null,
        constraint papers_void_check check ((voided_at is null) = (void_reason is null)
          and (voided_at is null) = (voided_by_login is null))
      ${end}`,
      'create unique index papers_number_unique on papers (year, kind, number)',
      'create unique index papers_file_key_unique on papers (file_key)',
      'create index papers_booking_id_index on papers (booking_id)',
      'create index papers_customer_id_index on papers (customer_id)',
      'create index papers_sheet_id_index on papers (sheet_id)',
      'create index papers_issued_at_index on papers (issued_at)',
    ]);
  }
}
