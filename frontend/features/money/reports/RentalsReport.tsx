import { Select } from '@frontend/shared/ui/fields/select/Select';
import { MONEY_REPORT_TEXTS, RENTAL_FORMS } from '@schema/texts/money/money-reports';
import { MoneyReport, type MoneyReportProps } from './MoneyReport';
import css from './MoneyReports.module.css';
import type { MoneyRental } from './useMoneyRentals';

type Common = Omit<MoneyReportProps<MoneyRental>, 'forms' | 'placeholder' | 'filter'>;

interface RentalsReportProps<Which extends string> extends Common {
  readonly report: Common['report'] & {
    readonly which: Which;
    readonly setWhich: (which: Which | null) => void;
  };
  readonly choices: readonly { readonly id: Which; readonly title: string }[];
}

/** A list of rentals by money, with a choice of lists. */
export function RentalsReport<Which extends string>({
  choices,
  ...props
}: RentalsReportProps<Which>) {
  const { which, setWhich } = props.report;
  return (
    <MoneyReport
      {...props}
      forms={RENTAL_FORMS}
      placeholder={MONEY_REPORT_TEXTS.searchPlaceholder}
      filter={
        <Select
          className={css.choice}
          label={MONEY_REPORT_TEXTS.which}
          isLabelHidden
          value={which}
          options={choices}
          onChange={setWhich}
        />
      }
    />
  );
}
