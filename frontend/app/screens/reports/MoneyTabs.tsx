import { ADVANCES_PATH, DEBTORS_PATH, DEPOSITS_PATH, MONEY_PATH } from '@frontend/app/paths';
import { MoneyBegan } from '@frontend/features/money/settings/MoneyBegan';
import { LinkTabs } from '@frontend/shared/ui/layout/LinkTabs';
import { MONEY_REPORT_TEXTS } from '@schema/texts/money/money-reports';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';

const TABS = [
  { path: MONEY_PATH, title: MONEY_REPORT_TEXTS.drawer },
  { path: DEBTORS_PATH, title: SHELL_TEXTS.debtors },
  { path: DEPOSITS_PATH, title: SHELL_TEXTS.deposits },
  { path: ADVANCES_PATH, title: SHELL_TEXTS.advances },
] as const;

/** The tabs of «Деньги», and since when it has sums. */
export const MoneyTabs = () => (
  <>
    <LinkTabs label={MONEY_REPORT_TEXTS.tabs} tabs={TABS} />
    <MoneyBegan />
  </>
);
