import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useZone } from '@frontend/shared/data/session';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { CACHE_AGES_MS } from '@schema/constants';
import { CHARGE_TOTALS_TEXTS } from '@schema/texts/money/money-reports';
import { CHARGE_KIND_TITLES } from '@schema/texts/money/rental-money';
import { formatExactRoubles } from '@schema/values/money/money';
import { periodInstants, type ReportPeriod } from '@schema/values/time/report-period';
import css from './MoneyReports.module.css';
import { ChargeTotalsDocument } from './money-reports.generated';

/** Charges of a period besides the rent, by kind; renders nothing without any. */
export default function ChargeTotals({ period }: { readonly period: ReportPeriod }) {
  const zone = useZone();
  const { shown, query } = useFreshQuery(ChargeTotalsDocument, {
    variables: periodInstants(period, zone),
    maxAgeMs: CACHE_AGES_MS.analytics,
    topics: ['money'],
  });
  const totals = shown?.chargeTotals;
  if (!query.error && (totals === undefined || totals.items.length === 0)) return null;
  return (
    <Panel title={CHARGE_TOTALS_TEXTS.title} hint={CHARGE_TOTALS_TEXTS.hint}>
      <QueryStatus
        query={query}
        isLoaded={totals !== undefined}
        loading={CHARGE_TOTALS_TEXTS.loading}
        title={CHARGE_TOTALS_TEXTS.loadFailed}
        hint={null}
      />
      {totals && (
        <DividedList label={CHARGE_TOTALS_TEXTS.title}>
          {totals.items.map(({ kind, count, amount }) => (
            <Row key={kind} as="li" gap={16} align="baseline" className={css.row}>
              <span className={css.name}>{CHARGE_KIND_TITLES[kind]}</span>
              <Text tone="muted" size="label">
                {CHARGE_TOTALS_TEXTS.times(count)}
              </Text>
              <b className={css.amount}>{formatExactRoubles(amount)}</b>
            </Row>
          ))}
          <Row as="li" gap={16} align="baseline" className={css.row}>
            <span className={css.name}>{CHARGE_TOTALS_TEXTS.total}</span>
            <b className={css.amount}>{formatExactRoubles(totals.total)}</b>
          </Row>
        </DividedList>
      )}
    </Panel>
  );
}
