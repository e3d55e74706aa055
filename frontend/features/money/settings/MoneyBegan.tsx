import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useToday } from '@frontend/shared/data/use-today';
import { useStoredChoice } from '@frontend/shared/lib/device/stored-choice';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { MONEY_BEGAN_TEXTS } from '@schema/texts/money/money-settings';
import { addDays, formatDay } from '@schema/values/time/calendar';
import { MoneySettingsDocument } from './money-settings.generated';

/** Maximum remaining time of the rentals of the first day, days. */
const SHOWN_DAYS = 60;

/**
 * Notes that rentals of the first day of recorded payments show their whole price as owed, until it
 * is closed on this device.
 */
export function MoneyBegan() {
  const today = useToday();
  const [seen, setSeen] = useStoredChoice('money-began');
  const { data } = useFreshQuery(MoneySettingsDocument, {
    variables: {},
    maxAgeMs: Number.POSITIVE_INFINITY,
    topics: ['profile'],
    skip: seen !== null,
  });
  const since = data?.moneySettings.moneySince;
  if (seen !== null || !since || addDays(since, SHOWN_DAYS) < today) return null;
  return (
    <InfoPanel look="info" title={MONEY_BEGAN_TEXTS.title(formatDay(since))}>
      <Row gap={16} rowGap={8} align="center" justify="between" wrap>
        <span>{MONEY_BEGAN_TEXTS.hint}</span>
        <Button onClick={() => setSeen(since)}>{MONEY_BEGAN_TEXTS.close}</Button>
      </Row>
    </InfoPanel>
  );
}
