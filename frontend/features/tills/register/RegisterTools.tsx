import type { TillFacts } from '@frontend/shared/money/use-tills';
import { SearchField } from '@frontend/shared/ui/fields/SearchField';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { DateField } from '@frontend/shared/ui/pickers/DateField';
import PeriodDates from '@frontend/shared/ui/pickers/PeriodDates';
import { REGISTER_TEXTS } from '@schema/texts/money/tills';
import type { ReportPeriod } from '@schema/values/time/report-period';
import { type ReactNode, useState } from 'react';
import css from './Register.module.css';
import { REGISTER_PERIODS, type RegisterAddress, registerPeriod } from './use-register-address';

interface RegisterToolsProps {
  readonly address: RegisterAddress;
  readonly tills: readonly TillFacts[];
  /** Between the periods and the other filters. */
  readonly exported: ReactNode;
}

/** The days, the till and the searched words of the register. */
export function RegisterTools({ address, tills, exported }: RegisterToolsProps) {
  const { period, setPeriod, today, tillId, setTill } = address;
  const [isRange, setRange] = useState(false);
  const preset = REGISTER_PERIODS.find((one) => isSamePeriod(registerPeriod(one, today), period));
  const showsRange = isRange || (preset === undefined && period.from !== period.to);
  const choose = (days: ReportPeriod) => {
    setRange(false);
    setPeriod(days);
  };
  return (
    <>
      <fieldset className={css.periods} aria-label={REGISTER_TEXTS.period}>
        {REGISTER_PERIODS.map((one) => (
          <PeriodButton
            key={one}
            title={REGISTER_TEXTS[one]}
            isChosen={!showsRange && one === preset}
            onPress={() => choose(registerPeriod(one, today))}
          />
        ))}
        <PeriodButton
          title={REGISTER_TEXTS.range}
          isChosen={showsRange}
          onPress={() => setRange(true)}
        />
      </fieldset>
      {exported}
      <div className={css.filters}>
        {showsRange ? (
          <PeriodDates value={period} onChange={setPeriod} />
        ) : (
          <DateField
            className={css.day}
            label={REGISTER_TEXTS.day}
            isLabelHidden
            value={period.to}
            max={period.to > today ? period.to : today}
            onChange={(day) => day && setPeriod({ from: day, to: day })}
          />
        )}
        {tills.length > 1 && (
          <Select
            className={css.till}
            label={REGISTER_TEXTS.till}
            isLabelHidden
            emptyTitle={REGISTER_TEXTS.allTills}
            options={tills.map(({ id, name }) => ({ id, title: name }))}
            value={tillId}
            onChange={setTill}
          />
        )}
        <div className={css.search}>
          <SearchField
            label={REGISTER_TEXTS.search}
            placeholder={REGISTER_TEXTS.searchPlaceholder}
            value={address.typed}
            onChange={address.setTyped}
          />
        </div>
      </div>
    </>
  );
}

const isSamePeriod = (one: ReportPeriod, other: ReportPeriod): boolean =>
  one.from === other.from && one.to === other.to;

interface PeriodButtonProps {
  readonly title: string;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function PeriodButton({ title, isChosen, onPress }: PeriodButtonProps) {
  return (
    <button type="button" className={css.period} aria-pressed={isChosen} onClick={onPress}>
      {title}
    </button>
  );
}
