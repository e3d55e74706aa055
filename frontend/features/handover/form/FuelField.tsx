import { classNames } from '@frontend/shared/lib/class-names';
import { Button } from '@frontend/shared/ui/buttons/Button';
import fieldsetCss from '@frontend/shared/ui/styles/fieldset.module.css';
import { READING_TEXTS } from '@schema/texts/handover/sheet';
import { fuelText } from '@schema/texts/handover/sheet-words';
import { FUEL_FULL } from '@schema/values/handover/sheet';
import { useId } from 'react';
import css from './FuelField.module.css';

const SEGMENTS = Array.from({ length: FUEL_FULL }, (_, index) => index + 1);

interface FuelFieldProps {
  /** Eighths; null: not read. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly error: string | null;
}

/** Fuel in eighths of a tank: one tap on a segment, or the arrow keys. */
export function FuelField({ value, onChange, error }: FuelFieldProps) {
  const name = useId();
  const { fuel, clear, emptyTank, half, fullTank } = READING_TEXTS;
  const radio = (eighths: number) => (
    <input
      type="radio"
      className={css.radio}
      name={name}
      checked={eighths === value}
      aria-label={eighths === 0 ? `${emptyTank}, ${fuelText(0)}` : fuelText(eighths)}
      onChange={() => onChange(eighths)}
    />
  );
  return (
    <fieldset
      className={fieldsetCss.fieldset}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className={classNames(fieldsetCss.legend, css.legend)}>
        {fuel}
        {value !== null && <b className={css.value}>{fuelText(value)}</b>}
      </legend>
      <div className={css.scale}>
        <span className={classNames(css.word, css.empty)}>
          {radio(0)}
          {emptyTank}
        </span>
        <div className={css.bar}>
          {SEGMENTS.map((eighths) => (
            <span
              key={eighths}
              className={classNames(css.segment, value !== null && eighths <= value && css.full)}
            >
              {radio(eighths)}
            </span>
          ))}
        </div>
        <span className={classNames(css.word, css.half)} aria-hidden="true">
          {half}
        </span>
        <span className={classNames(css.word, css.whole)} aria-hidden="true">
          {fullTank}
        </span>
      </div>
      {error && (
        <p id={`${name}-error`} className={css.error}>
          {error}
        </p>
      )}
      {value !== null && (
        <Button look="quiet" className={css.clear} onClick={() => onChange(null)}>
          {clear}
        </Button>
      )}
    </fieldset>
  );
}
