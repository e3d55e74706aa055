import { Text } from '@frontend/shared/ui/layout/Text';
import { SHEET_CHARGE_TEXTS } from '@schema/texts/handover/charges';
import { SHEET_PARTS } from '@schema/texts/handover/sheet';
import { CHARGE_KIND_TITLES } from '@schema/texts/money/rental-money';
import { formatExactRoubles } from '@schema/values/money/money';
import type { SheetFacts } from '../useRentalSheets';
import css from './SavedCharges.module.css';

/** The charges that a saved sheet recorded; a reversed one stays, struck through. */
export function SavedCharges({ charges }: Pick<SheetFacts, 'charges'>) {
  if (charges.length === 0) return null;
  return (
    <ul className={css.charges} aria-label={SHEET_PARTS.charges}>
      {charges.map(({ id, kind, amount, comment, isReversed }) => {
        const sum = formatExactRoubles(amount);
        return (
          <li key={id} className={css.charge}>
            <span className={css.words}>
              {CHARGE_KIND_TITLES[kind]}
              {comment && (
                <Text tone="muted" size="label">
                  {comment}
                </Text>
              )}
            </span>
            <span>
              {isReversed ? (
                <>
                  <s>{sum}</s> <Text tone="muted">{SHEET_CHARGE_TEXTS.reversed}</Text>
                </>
              ) : (
                <Text weight={650}>{sum}</Text>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
