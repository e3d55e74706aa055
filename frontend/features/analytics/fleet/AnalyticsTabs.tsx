import { useIsStaff } from '@frontend/shared/data/session';
import { LinkTabs } from '@frontend/shared/ui/layout/LinkTabs';
import { GAPS_TEXTS } from '@schema/texts/fleet/gaps';
import { ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';

const TABS = [
  { path: '/analytics', title: ANALYTICS_TEXTS.indicators, isForPartners: true },
  { path: '/analytics/income', title: ANALYTICS_TEXTS.income, isForPartners: true },
  { path: '/analytics/gaps', title: GAPS_TEXTS.tab, isForPartners: false },
] as const;

/** Tabs of the section; the period is kept (requirements.md, N1). */
export function AnalyticsTabs() {
  const tabs = useIsStaff() ? TABS : TABS.filter(({ isForPartners }) => isForPartners);
  return <LinkTabs label={ANALYTICS_TEXTS.tabs} tabs={tabs} keepsSearch />;
}
