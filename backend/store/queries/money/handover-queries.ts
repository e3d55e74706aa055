import type { Em } from '@backend/store/em';
import {
  type DriverRow,
  instantColumns,
  type RawValue,
  raw,
  toInstant,
  toKopecks,
} from '@backend/store/sql/raw';
import type { Kopecks } from '@schema/values/money/money';
import type { HandoverOutcome } from '@schema/values/money/tills';

/** Cash given from one till to another. */
export interface HandoverRecord {
  readonly id: number;
  readonly fromTillId: number;
  readonly toTillId: number;
  readonly amount: Kopecks;
  readonly sentAt: Date;
  readonly userName: string;
  readonly comment: string | null;
  /** Null: waits for the receiver. */
  readonly outcome: HandoverOutcome | null;
}

async function load(em: Em, where: string, params: readonly RawValue[]): Promise<HandoverRecord[]> {
  const rows = await raw<DriverRow<HandoverRecord>>(
    em,
    `select h.id, h.from_till_id as "fromTillId", h.to_till_id as "toTillId",
       h.amount_kopecks as "amount", ${instantColumns(em, 'h', { sentAt: 'sent_at' })},
       h.user_login as "userName", h.comment, x.outcome
     from money_handovers h left join money_handover_ends x on x.handover_id = h.id
     where ${where} order by h.id`,
    params,
  );
  return rows.map((row) => ({
    ...row,
    amount: toKopecks(row.amount),
    sentAt: toInstant(row.sentAt),
  }));
}

export const loadPendingHandovers = (em: Em): Promise<HandoverRecord[]> =>
  load(em, 'x.outcome is null', []);

export async function findHandover(em: Em, id: number): Promise<HandoverRecord | null> {
  const [found] = await load(em, 'h.id = ?', [id]);
  return found ?? null;
}
