import { ADVANCES_PATH, DEBTORS_PATH, DEPOSITS_PATH, MONEY_PATH } from '@frontend/app/paths';
import { MoneyBegan } from '@frontend/features/money/settings/MoneyBegan';
import { useSession } from '@frontend/shared/data/session';
import { LinkTabs } from '@frontend/shared/ui/layout/LinkTabs';
import { MONEY_REPORT_TEXTS } from '@schema/texts/money/money-reports';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { Navigate, useLocation } from 'react-router-dom';

const TABS = [
  { path: MONEY_PATH, title: MONEY_REPORT_TEXTS.drawer },
  { path: DEBTORS_PATH, title: SHELL_TEXTS.debtors },
  { path: DEPOSITS_PATH, title: SHELL_TEXTS.deposits },
  { path: ADVANCES_PATH, title: SHELL_TEXTS.advances },
] as const;

/**
 * The tabs of «Деньги» and the first day of recorded payments; the cash drawer alone in a company
 * that records no payments.
 */
export function MoneyTabs() {
  const { recordsPayments } = useSession().company;
  const { pathname } = useLocation();
  if (recordsPayments === false) {
    return pathname === MONEY_PATH ? null : <Navigate to={MONEY_PATH} replace />;
  }
  return (
    <>
      <LinkTabs label={MONEY_REPORT_TEXTS.tabs} tabs={TABS} />
      <MoneyBegan />
    </>
  );
}
