import { useSession } from '@frontend/shared/data/session';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { DateTimeField, UNFINISHED_MOMENT } from '@frontend/shared/ui/pickers/DateTimeField';
import {
  MONEY_REPORT_TEXTS,
  PROVISIONAL_TEXT,
  pastMomentText,
} from '@schema/texts/money/money-reports';
import { formatMoment } from '@schema/values/time/calendar';
import css from './MoneyReports.module.css';
import type { usePastMoment } from './use-past-moment';

type Past = ReturnType<typeof usePastMoment>;

/** Moment of the report; empty: now. */
export function MomentField({ past }: { readonly past: Past }) {
  const { now, company } = useSession();
  return (
    <DateTimeField
      className={css.moment}
      label={MONEY_REPORT_TEXTS.moment}
      zone={company.timeZone}
      max={now().toISOString()}
      value={past.moment ?? ''}
      onChange={(value) => value !== UNFINISHED_MOMENT && past.setMoment(value || null)}
    />
  );
}

/** Note on the past moment of the list, with a return to now. */
export function PastNote({
  past: { moment, setMoment },
  isProvisional,
}: {
  readonly past: Past;
  readonly isProvisional: boolean;
}) {
  const { company } = useSession();
  if (moment === null) return null;
  return (
    <InfoPanel look="warning">
      <Row gap={16} rowGap={8} align="center" justify="between" wrap>
        <span>
          {pastMomentText(formatMoment(new Date(moment), company.timeZone))}
          {isProvisional ? ` ${PROVISIONAL_TEXT}` : ''}
        </span>
        <Button onClick={() => setMoment(null)}>{MONEY_REPORT_TEXTS.toNow}</Button>
      </Row>
    </InfoPanel>
  );
}
