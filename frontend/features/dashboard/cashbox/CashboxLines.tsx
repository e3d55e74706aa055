import { PlateChip } from '@frontend/shared/ui/badges/PlateChip';
import { CASHBOX_TEXTS } from '@schema/texts/day/daily';
import { formatRoubles } from '@schema/values/money/money';
import css from './CashboxLines.module.css';
import type { CashboxFacts } from './cashbox-text';
import { ManualEntries } from './ManualEntries';

export function CashboxLines({ facts }: { readonly facts: CashboxFacts }) {
  const { cashboxDetails, cashboxManualEntries, cashboxTotal } = facts;
  return (
    <div className={css.parts}>
      <section aria-label={CASHBOX_TEXTS.cars}>
        <h3 className={css.head}>{CASHBOX_TEXTS.cars}</h3>
        {cashboxDetails.length === 0 && <p className={css.empty}>{CASHBOX_TEXTS.noCars}</p>}
        <ul className={css.lines}>
          {cashboxDetails.map(({ carId, carTitle, licensePlate, totalRevenue }) => (
            <li key={carId} className={css.line}>
              <span className={css.name}>
                {carTitle !== licensePlate && <span>{carTitle}</span>}{' '}
                <PlateChip plate={licensePlate} />
              </span>
              <b className={css.amount}>{formatRoubles(totalRevenue)}</b>
            </li>
          ))}
        </ul>
      </section>
      <ManualEntries entries={cashboxManualEntries} />
      <p className={css.total}>
        <span>{CASHBOX_TEXTS.total}</span> <b>{formatRoubles(cashboxTotal)}</b>
      </p>
    </div>
  );
}
