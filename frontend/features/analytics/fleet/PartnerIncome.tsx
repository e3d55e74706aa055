import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import { formatRoubles } from '@schema/values/money/money';
import { percentWithTenth } from '@schema/values/money/percent';
import type { ReportPeriod } from '@schema/values/time/report-period';
import { Link, useLocation } from 'react-router-dom';
import { PARTNER_COLUMNS } from './export-fleet';
import css from './PartnerIncome.module.css';
import type { FleetReportFacts } from './useFleetReport';

interface PartnerIncomeProps {
  readonly income: FleetReportFacts['partnerRevenue'];
  readonly period: ReportPeriod;
}

const INCOME_PATH = '/analytics/income';

/** Each partner's share of the cars' revenue (requirements.md, N7). */
export function PartnerIncome({ income, period }: PartnerIncomeProps) {
  const { partners, totalCarRevenue } = income;
  const { pathname } = useLocation();
  return (
    <Panel
      title={ANALYTICS_TEXTS.partnerRevenue}
      hint={`${ANALYTICS_TEXTS.partnerCarRevenue}: ${formatRoubles(totalCarRevenue)}`}
      actions={
        partners.length > 0 && (
          <ExportButtons
            fileName={`${EXPORT_TEXTS.partnersFile}-${period.from}-${period.to}`}
            columns={PARTNER_COLUMNS}
            load={() => partners}
          />
        )
      }
    >
      {partners.length === 0 && (
        <p>
          {pathname === INCOME_PATH ? (
            ANALYTICS_TEXTS.noPartnersHere
          ) : (
            <>
              {ANALYTICS_TEXTS.noPartnersHint}{' '}
              <Link to={INCOME_PATH}>{ANALYTICS_TEXTS.toIncome}</Link>
            </>
          )}
        </p>
      )}
      <DividedList label={ANALYTICS_TEXTS.partnerRevenue}>
        {partners.map(({ partnerId, partnerName, sharePercent, revenueAmount }) => (
          <Row key={partnerId} as="li" gap={16} rowGap={2} align="center" wrap className={css.row}>
            <span className={css.name}>{partnerName}</span>
            <Text tone="muted">
              {percentWithTenth(sharePercent)} {ANALYTICS_TEXTS.ofRevenue}
            </Text>
            <b>{formatRoubles(revenueAmount)}</b>
          </Row>
        ))}
      </DividedList>
    </Panel>
  );
}
