import { useZone } from '@frontend/shared/data/session';
import { MONEY_REPORT_TEXTS } from '@schema/texts/money/money-reports';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { formatExactRoubles } from '@schema/values/money/money';
import type { ReactNode } from 'react';
import { debtorColumns } from './export-rentals';
import { type OpenMoney, RentalRows } from './RentalRows';
import { RentalsReport } from './RentalsReport';
import { useDebtors } from './useMoneyRentals';

const texts = MONEY_REPORT_TEXTS;
const SIDES = [
  { id: 'owing', title: texts.owing },
  { id: 'planned', title: texts.planned },
  { id: 'overpaid', title: texts.overpaid },
] as const;

interface MoneyReportProps {
  readonly tabs: ReactNode;
  readonly bookingLink: ((id: number) => string) | null;
  readonly onMoney: OpenMoney | null;
}

/** «Должники»: rentals not paid in full, and overpaid ones. */
export function DebtorsReport({ tabs, bookingLink, onMoney }: MoneyReportProps) {
  const zone = useZone();
  const report = useDebtors();
  return (
    <RentalsReport
      title={SHELL_TEXTS.debtors}
      tabs={tabs}
      report={report}
      choices={SIDES}
      empty={{ title: texts.noDebtors, description: texts.noDebtorsHint }}
      columns={debtorColumns(zone)}
    >
      {(rentals) => (
        <RentalRows
          label={SHELL_TEXTS.debtors}
          rentals={rentals}
          bookingLink={bookingLink}
          onMoney={report.past.moment ? null : onMoney}
          figures={[
            { title: texts.owed, text: ({ owed }) => formatExactRoubles(owed) },
            { title: texts.paid, text: ({ paid }) => formatExactRoubles(paid) },
            {
              title: report.which === 'overpaid' ? texts.overpayment : texts.balance,
              text: ({ balance }) => formatExactRoubles(Math.abs(balance)),
            },
          ]}
        />
      )}
    </RentalsReport>
  );
}
