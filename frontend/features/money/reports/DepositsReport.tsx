import { useZone } from '@frontend/shared/data/session';
import { MONEY_REPORT_TEXTS } from '@schema/texts/money/money-reports';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { formatExactRoubles } from '@schema/values/money/money';
import { formatDay } from '@schema/values/time/calendar';
import type { ReactNode } from 'react';
import { depositColumns, untakenColumns } from './export-rentals';
import { type OpenMoney, type RentalFigure, RentalRows } from './RentalRows';
import { RentalsReport } from './RentalsReport';
import { useDeposits } from './useMoneyRentals';

const texts = MONEY_REPORT_TEXTS;
const STATES = [
  { id: 'held', title: texts.held },
  { id: 'due', title: texts.due },
  { id: 'untaken', title: texts.untaken },
] as const;
const FIGURES: readonly RentalFigure[] = [
  { title: texts.agreed, text: ({ agreed }) => formatExactRoubles(agreed) },
  { title: texts.heldSum, text: ({ held }) => formatExactRoubles(held) },
  { title: texts.returnBy, text: ({ returnBy }) => (returnBy ? formatDay(returnBy) : '—') },
];

const UNTAKEN: readonly RentalFigure[] = [
  { title: texts.agreed, text: ({ agreed }) => formatExactRoubles(agreed) },
  { title: texts.heldSum, text: ({ held }) => formatExactRoubles(held) },
  { title: texts.untakenSum, text: ({ untaken }) => formatExactRoubles(untaken ?? 0) },
];

interface DepositsReportProps {
  readonly tabs: ReactNode;
  readonly bookingLink: ((id: number) => string) | null;
  readonly onMoney: OpenMoney | null;
}

/** «Залоги»: deposits held, those due for a refund, and those not taken. */
export function DepositsReport({ tabs, bookingLink, onMoney }: DepositsReportProps) {
  const zone = useZone();
  const report = useDeposits();
  const isUntaken = report.which === 'untaken';
  return (
    <RentalsReport
      title={SHELL_TEXTS.deposits}
      tabs={tabs}
      report={report}
      choices={STATES}
      empty={
        isUntaken
          ? { title: texts.noUntaken, description: texts.noUntakenHint }
          : { title: texts.noDeposits, description: texts.noDepositsHint }
      }
      hasPast={!isUntaken}
      columns={isUntaken ? untakenColumns(zone) : depositColumns(zone)}
    >
      {(rentals) => (
        <RentalRows
          label={SHELL_TEXTS.deposits}
          rentals={rentals}
          bookingLink={bookingLink}
          onMoney={report.past.moment ? null : onMoney}
          figures={isUntaken ? UNTAKEN : FIGURES}
        />
      )}
    </RentalsReport>
  );
}
