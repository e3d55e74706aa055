import { ChipField } from '@frontend/shared/ui/fields/ChipField';
import { NumberField } from '@frontend/shared/ui/fields/NumberField';
import { PRICE_CHANGE_TEXTS } from '@schema/texts/fleet/price-change';
import {
  type ChoiceOfChange,
  OTHER,
  QUICK_CHANGES,
  ROUNDINGS,
  readChange,
  TYPED_WAYS,
} from './price-choice';

interface HowToChangeProps {
  readonly choice: ChoiceOfChange;
  readonly onChange: (choice: ChoiceOfChange) => void;
  /** Step in roubles; '': kopecks. */
  readonly rounding: string;
  readonly onRounding: (rounding: string) => void;
  readonly isDisabled: boolean;
}

/** «+10 %», «−500 ₽» by one press, or a typed percent, amount or price; and the rounding. */
export function HowToChange(props: HowToChangeProps) {
  const { choice, onChange, rounding, onRounding, isDisabled } = props;
  const { how, other, way, ways, values, valueHint, rounding: roundingTitle } = PRICE_CHANGE_TEXTS;
  const read = readChange(choice);
  return (
    <>
      <ChipField
        label={how}
        value={choice.quick}
        options={[...QUICK_CHANGES, { id: OTHER, title: other }]}
        isDisabled={isDisabled}
        onChange={(quick) => onChange({ ...choice, quick })}
      />
      {choice.quick === OTHER && (
        <>
          <ChipField
            label={way}
            value={choice.way}
            options={TYPED_WAYS.map((id) => ({ id, title: ways[id] }))}
            isDisabled={isDisabled}
            onChange={(next) => onChange({ ...choice, way: next })}
          />
          <NumberField
            label={values[choice.way]}
            hint={choice.way === 'price' ? undefined : valueHint}
            hasDecimals
            value={choice.typed}
            error={'error' in read ? read.error : null}
            isDisabled={isDisabled}
            onChange={(typed) => onChange({ ...choice, typed })}
          />
        </>
      )}
      <ChipField
        label={roundingTitle}
        value={rounding}
        options={ROUNDINGS}
        isDisabled={isDisabled}
        onChange={onRounding}
      />
    </>
  );
}
