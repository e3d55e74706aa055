import { parseTypedNumber } from '@frontend/shared/lib/typing/typed-number';
import { useState } from 'react';
import { Text } from '../layout/Text';
import { Field, type FieldBasics } from './Field';
import fieldCss from './Field.module.css';
import css from './SliderField.module.css';

interface SliderFieldProps extends FieldBasics {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Shown after the number: «px». */
  readonly unit?: string;
  /** Accessible name of the slider: «Высота строки: ползунок». */
  readonly sliderLabel: string;
  readonly isDisabled?: boolean;
}

/** A bounded number: typed, or set by a slider. A typed value is clamped on blur. */
export function SliderField(props: SliderFieldProps) {
  const { value, onChange, min, max, step = 1, unit, sliderLabel, isDisabled, ...field } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const bounds = { min, max, step };

  const type = (text: string) => {
    setTyped(text);
    const { exact } = parseTypedNumber(text, bounds);
    if (exact !== null) onChange(exact);
  };
  const leave = () => {
    if (typed === null) return;
    const { nearest } = parseTypedNumber(typed, bounds);
    if (nearest !== null && nearest !== value) onChange(nearest);
    setTyped(null);
  };

  return (
    <Field {...field} className={css.field}>
      {(control) => (
        <div className={css.line}>
          <input
            type="range"
            className={css.range}
            aria-label={sliderLabel}
            min={min}
            max={max}
            step={step}
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          <div className={fieldCss.box}>
            <input
              {...control}
              className={fieldCss.control}
              inputMode={step < 1 ? 'decimal' : 'numeric'}
              autoComplete="off"
              value={typed ?? String(value).replace('.', ',')}
              disabled={isDisabled}
              onChange={(event) => type(event.target.value)}
              onBlur={leave}
              onKeyDown={(event) => {
                if (event.key === 'Enter') leave();
              }}
            />
            {unit && (
              <Text tone="muted" size="label" className={css.unit} aria-hidden="true">
                {unit}
              </Text>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}
