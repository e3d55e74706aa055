import {
  ADVANCES_PATH,
  DEBTORS_PATH,
  DEPOSITS_PATH,
  MONEY_PATH,
  PARTNERS_PATH,
} from '@frontend/app/paths';
import { MoneyBegan } from '@frontend/features/money/settings/MoneyBegan';
import { useCan, useSession } from '@frontend/shared/data/session';
import { LinkTabs } from '@frontend/shared/ui/layout/LinkTabs';
import { MONEY_REPORT_TEXTS } from '@schema/texts/money/money-reports';
import { PARTNER_BALANCE_TEXTS } from '@schema/texts/money/partner-statements';
import { TILLS_TEXTS } from '@schema/texts/money/tills';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { Navigate, useLocation } from 'react-router-dom';

const TABS = [
  { path: MONEY_PATH, title: TILLS_TEXTS.tab },
  { path: DEBTORS_PATH, title: SHELL_TEXTS.debtors },
  { path: DEPOSITS_PATH, title: SHELL_TEXTS.deposits },
  { path: ADVANCES_PATH, title: SHELL_TEXTS.advances },
  { path: PARTNERS_PATH, title: PARTNER_BALANCE_TEXTS.title },
] as const;

/** Tabs that do not depend on the money of rentals. */
const ALWAYS: readonly string[] = [MONEY_PATH, PARTNERS_PATH];

/**
 * The tabs of «Деньги» and the first day of recorded payments; the tills and partners alone in a
 * company that records no payments, the tills alone for users who may not view analytics.
 */
export function MoneyTabs() {
  const { recordsPayments } = useSession().company;
  const seesReports = useCan('view_analytics');
  const { pathname } = useLocation();
  if (!seesReports) return pathname === MONEY_PATH ? null : <Navigate to={MONEY_PATH} replace />;
  if (recordsPayments === false) {
    if (!ALWAYS.includes(pathname)) return <Navigate to={MONEY_PATH} replace />;
    const tabs = TABS.filter(({ path }) => ALWAYS.includes(path));
    return <LinkTabs label={MONEY_REPORT_TEXTS.tabs} tabs={tabs} />;
  }
  return (
    <>
      <LinkTabs label={MONEY_REPORT_TEXTS.tabs} tabs={TABS} />
      <MoneyBegan />
    </>
  );
}
