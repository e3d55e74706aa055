import { Panel } from '@frontend/shared/ui/Panel';
import { ANALYTICS_TEXTS } from '@schema/texts/analytics';
import { formatRoubles } from '@schema/values/money';
import { percentWithTenth } from '@schema/values/percent';
import { Link } from 'react-router-dom';
import css from './PartnerIncome.module.css';
import type { FleetReportFacts } from './useFleetReport';

interface PartnerIncomeProps {
  readonly income: FleetReportFacts['partnerRevenue'];
}

/** What each partner gets of the cars' revenue (spec 2, §3). */
export function PartnerIncome({ income }: PartnerIncomeProps) {
  const { partners, totalCarRevenue } = income;
  return (
    <Panel
      title={ANALYTICS_TEXTS.partnerRevenue}
      hint={`${ANALYTICS_TEXTS.partnerCarRevenue}: ${formatRoubles(totalCarRevenue)}`}
    >
      {partners.length === 0 && (
        <p>
          {ANALYTICS_TEXTS.noPartnersHint}{' '}
          <Link to="/analytics/income">{ANALYTICS_TEXTS.toIncome}</Link>
        </p>
      )}
      <ul className={css.list} aria-label={ANALYTICS_TEXTS.partnerRevenue}>
        {partners.map(({ partnerId, partnerName, sharePercent, revenueAmount }) => (
          <li key={partnerId} className={css.row}>
            <span className={css.name}>{partnerName}</span>
            <span className={css.share}>
              {percentWithTenth(sharePercent)} {ANALYTICS_TEXTS.ofRevenue}
            </span>
            <b>{formatRoubles(revenueAmount)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
