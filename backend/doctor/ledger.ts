import type { Em } from '@backend/store/em';
import {
  brokenRentals,
  LEDGER_RULES,
  type LedgerRule,
  OF_CUSTOMERS,
} from '@backend/store/queries/money/money-faults';
import { type Finding, fault, fine } from './finding';

const SAYS: Readonly<Record<LedgerRule, string>> = {
  rent: 'начислено не столько, сколько стоит бронь',
  begins: 'записано другое начало брони',
  ends: 'записан другой конец брони',
  pairs: 'удержание из залога записано не целиком',
  reversals: 'отмена операции не равна ей',
  negative: 'вернули больше, чем получили',
  credits: 'зачёт аванса записан не целиком',
  'advance-reversals': 'отмена аванса не равна ему',
  'advance-negative': 'аванса вернули больше, чем получили',
};

/** Maximum number of bookings named in a fault. */
const NAMED = 5;

/** Ledger rows of all rentals. */
export async function checkLedger(em: Em, mend: string): Promise<Finding[]> {
  const faults: Finding[] = [];
  for (const rule of LEDGER_RULES) {
    const ids = await brokenRentals(em, rule, NAMED + 1);
    const more = ids.length > NAMED ? ' и другие' : '';
    const named = ids.slice(0, NAMED).map((id) => `№${id}`);
    const whose = OF_CUSTOMERS.has(rule) ? 'клиент ' : '';
    if (ids.length > 0)
      faults.push(fault(`деньги: ${SAYS[rule]}: ${whose}${named.join(', ')}${more}`, mend));
  }
  return faults.length > 0 ? faults : [fine('деньги аренд сходятся')];
}
