import type { TillFacts } from '@frontend/shared/money/use-tills';
import { SearchField } from '@frontend/shared/ui/fields/SearchField';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { DateField } from '@frontend/shared/ui/pickers/DateField';
import { REGISTER_TEXTS } from '@schema/texts/money/tills';
import css from './Register.module.css';
import { REGISTER_PERIODS, type RegisterAddress, registerPeriod } from './use-register-address';

interface RegisterToolsProps {
  readonly address: RegisterAddress;
  readonly tills: readonly TillFacts[];
}

/** The days, the till and the searched words of the register. */
export function RegisterTools({ address, tills }: RegisterToolsProps) {
  const { period, setPeriod, today, tillId, setTill } = address;
  return (
    <div className={css.tools}>
      <fieldset className={css.periods} aria-label={REGISTER_TEXTS.period}>
        {REGISTER_PERIODS.map((one) => {
          const days = registerPeriod(one, today);
          const isShown = days.from === period.from && days.to === period.to;
          return (
            <button
              key={one}
              type="button"
              className={css.period}
              aria-pressed={isShown}
              onClick={() => setPeriod(days)}
            >
              {REGISTER_TEXTS[one]}
            </button>
          );
        })}
      </fieldset>
      <DateField
        className={css.day}
        label={REGISTER_TEXTS.day}
        isLabelHidden
        value={period.to}
        max={period.to > today ? period.to : today}
        onChange={(day) => day && setPeriod({ from: day, to: day })}
      />
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
  );
}
