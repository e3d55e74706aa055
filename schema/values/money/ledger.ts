/** Words of the ledger (docs/domain.md, money). */

export const MONEY_KINDS = ['rent', 'deposit', 'charge'] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];

/** Kinds of entries of rentals, and a customer's advance. */
export const MOVEMENT_KINDS = [...MONEY_KINDS, 'advance'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

export const MONEY_DIRECTIONS = ['in', 'out'] as const;
export type MoneyDirection = (typeof MONEY_DIRECTIONS)[number];

/** Payment methods of customers, also for refunds. */
export const PAYMENT_METHODS = ['cash', 'card', 'transfer', 'sbp'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/**
 * `deposit`: from the held deposit; `advance`: from the customer's advance. No money changes its
 * owner.
 */
export const MONEY_METHODS = [...PAYMENT_METHODS, 'deposit', 'advance'] as const;
export type MoneyMethod = (typeof MONEY_METHODS)[number];

export const CHARGE_KINDS = [
  'mileage',
  'fuel',
  'washing',
  'fine',
  'damage',
  'delivery',
  'late',
  'other',
] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** Payment status of a rental; `none`: nothing owed and nothing paid. */
export const MONEY_MARKS = ['none', 'unpaid', 'partly', 'paid', 'overpaid'] as const;
export type MoneyMark = (typeof MONEY_MARKS)[number];

/**
 * `owing`: the customer owes for a rental that has begun or no longer counts; `planned`: for an
 * upcoming one; `overpaid`: we owe the customer.
 */
export const DEBT_SIDES = ['owing', 'planned', 'overpaid'] as const;
export type DebtSide = (typeof DEBT_SIDES)[number];

/**
 * `due`: of ended or cancelled rentals; `held`: of all rentals; `untaken`: agreed and not taken, of
 * rentals whose car is handed over.
 */
export const DEPOSIT_STATES = ['held', 'due', 'untaken'] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];
