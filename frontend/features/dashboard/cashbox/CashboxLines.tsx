import { useZone } from '@frontend/shared/data/session';
import { PlateChip } from '@frontend/shared/ui/lists/PlateChip';
import { CASHBOX_TEXTS } from '@schema/texts/day/daily';
import { formatRoubles } from '@schema/values/money/money';
import { timeOf } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import css from './CashboxLines.module.css';
import type { CashboxFacts } from './cashbox-text';

export function CashboxLines({ facts }: { readonly facts: CashboxFacts }) {
  const zone = useZone();
  const timeText = (iso: string) => {
    const at = parseInstant(iso);
    return at ? timeOf(at, zone) : '';
  };
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
      <section aria-label={CASHBOX_TEXTS.extra}>
        <h3 className={css.head}>{CASHBOX_TEXTS.extra}</h3>
        {cashboxManualEntries.length === 0 && <p className={css.empty}>{CASHBOX_TEXTS.noExtra}</p>}
        <ul className={css.lines}>
          {cashboxManualEntries.map(({ id, amount, comment, createdAt }) => (
            <li key={id} className={css.line}>
              <span className={css.name}>
                <time className={css.time} dateTime={createdAt}>
                  {timeText(createdAt)}
                </time>{' '}
                <span>{comment?.trim() || CASHBOX_TEXTS.noComment}</span>
              </span>
              <b className={css.amount}>{formatRoubles(amount)}</b>
            </li>
          ))}
        </ul>
      </section>
      <p className={css.total}>
        <span>{CASHBOX_TEXTS.total}</span> <b>{formatRoubles(cashboxTotal)}</b>
      </p>
    </div>
  );
}
