import type { Kopecks } from '@schema/values/money/money';
import type { TillKind } from '@schema/values/money/tills';

/** Who may use a till. */
export interface TillAccess {
  readonly kind: TillKind;
  /** The owner of a user's till. */
  readonly userId: number | null;
  readonly isForAll: boolean;
  /** Users of an office's till that is not for all. */
  readonly userIds: readonly number[];
}

/** The till is the user's own, or one of the office that is open to them. */
export function isUsersTill(till: TillAccess, userId: number): boolean {
  if (till.kind === 'user') return till.userId === userId;
  return till.isForAll || till.userIds.includes(userId);
}

interface TillUserFacts {
  readonly id: number;
  readonly permissions: readonly string[];
}

/**
 * Recording cash needs `edit_bookings`; `manage_users` opens every till, so that the cash of a
 * deleted account can be counted and handed over.
 */
export const mayUseTill = (till: TillAccess, { id, permissions }: TillUserFacts): boolean =>
  permissions.includes('edit_bookings') &&
  (permissions.includes('manage_users') || isUsersTill(till, id));

/** Whether the cash that leaves is more than the till has, which needs a reason. */
export const isShort = (balance: Kopecks, amount: Kopecks): boolean => amount > balance;

/** The sum of a count by notes, kopecks. */
export const sumOfNotes = (
  notes: readonly { readonly value: number; readonly count: number }[],
): number => notes.reduce((sum, { value, count }) => sum + value * count * 100, 0);
