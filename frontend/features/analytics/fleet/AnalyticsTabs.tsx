import { LinkTabs } from '@frontend/shared/ui/layout/LinkTabs';
import { GAPS_TEXTS } from '@schema/texts/fleet/gaps';
import { ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';

const TABS = [
  { path: '/analytics', title: ANALYTICS_TEXTS.indicators },
  { path: '/analytics/income', title: ANALYTICS_TEXTS.income },
  { path: '/analytics/gaps', title: GAPS_TEXTS.tab },
] as const;

/** Tabs of the section; the period is kept (requirements.md, N1). */
export function AnalyticsTabs() {
  return <LinkTabs label={ANALYTICS_TEXTS.tabs} tabs={TABS} keepsSearch />;
}
