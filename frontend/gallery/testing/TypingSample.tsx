import { bound } from '@frontend/shared/forms/bound';
import { FormMessage } from '@frontend/shared/forms/FormMessage';
import { groupedAmount } from '@frontend/shared/forms/typed-amount';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { NumberField } from '@frontend/shared/ui/fields/NumberField';
import { PhoneField } from '@frontend/shared/ui/fields/PhoneField';
import { PlateField } from '@frontend/shared/ui/fields/PlateField';
import { SliderField } from '@frontend/shared/ui/fields/SliderField';
import { DateField } from '@frontend/shared/ui/pickers/DateField';
import { DateTimeField } from '@frontend/shared/ui/pickers/DateTimeField';
import { dayField } from '@schema/forms/fields/day-field';
import { amountInput, requiredText, shapeOf } from '@schema/forms/fields/fields';
import { percentInput } from '@schema/forms/fields/percent-fields';
import { optionalInstant } from '@schema/forms/fields/period-fields';
import type { FormShape } from '@schema/forms/fields/problems';
import { normalisePlate } from '@schema/values/fleet/car-title';
import { parseAmount } from '@schema/values/money/money';
import { parsePercent } from '@schema/values/money/percent';
import { isWholePhone, toWirePhone } from '@schema/values/people/phone';
import { parseCount } from '@schema/values/words/plain-digits';
import { type ComponentType, useState, useSyncExternalStore } from 'react';
import { string } from 'yup';

export const REFUSED = 'Исправьте значение';
const ZONE = 'Europe/Moscow';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
}

interface Kind {
  readonly Field: ComponentType<FieldProps>;
  readonly shape: FormShape;
  /** Converts the typed value to the value of a request. */
  readonly saved: (typed: string) => unknown;
}

const asTyped = (typed: string) => typed;

const KINDS: Readonly<Record<string, Kind>> = {
  day: { Field: DateField, shape: dayField(REFUSED), saved: asTyped },
  moment: {
    Field: (props) => <DateTimeField {...props} zone={ZONE} />,
    shape: optionalInstant(REFUSED).defined(REFUSED),
    saved: asTyped,
  },
  money: {
    Field: MoneyField,
    shape: amountInput(REFUSED, { mayBeEmpty: false }),
    saved: parseAmount,
  },
  percent: {
    Field: (props) => <NumberField {...props} hasDecimals />,
    shape: percentInput(REFUSED),
    saved: parsePercent,
  },
  count: {
    Field: NumberField,
    shape: string().test('count', REFUSED, (typed = '') => parseCount(typed) !== null),
    saved: parseCount,
  },
  slider: {
    Field: ({ value, onChange, ...field }) => (
      <SliderField
        {...field}
        sliderLabel="Ползунок"
        value={Number(value)}
        min={10}
        max={90}
        onChange={(next) => onChange(String(next))}
      />
    ),
    shape: string(),
    saved: Number,
  },
  phone: {
    Field: PhoneField,
    shape: string().test('phone', REFUSED, (typed = '') => isWholePhone(typed)),
    saved: toWirePhone,
  },
  plate: {
    Field: PlateField,
    shape: requiredText(REFUSED, 20),
    saved: normalisePlate,
  },
};

function useHash(): string {
  const subscribe = (onChange: () => void) => {
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  };
  return useSyncExternalStore(subscribe, () => location.hash.slice(1));
}

/** A change of the address shows a new form. */
export function TypingSample() {
  const hash = useHash();
  const params = new URLSearchParams(hash);
  const kind = KINDS[params.get('kind') ?? 'day'];
  return kind ? <Sample key={hash} kind={kind} first={params.get('value') ?? ''} /> : null;
}

function Sample({ kind, first }: { readonly kind: Kind; readonly first: string }) {
  const { Field, shape, saved } = kind;
  const [said, setSaid] = useState('');
  const form = useSaveForm({
    initialValues: { typed: kind === KINDS.money ? groupedAmount(first) : first },
    shape: shapeOf({ typed: shape }, []),
    toPayload: ({ typed }) => saved(typed),
    save: async (payload) => payload,
    onSaved: (payload) => setSaid(JSON.stringify(payload)),
    fallback: REFUSED,
  });
  return (
    <main style={{ padding: 24, maxWidth: 360 }}>
      <form
        aria-label="Поле"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Field label="Значение" {...bound(form, 'typed')} />
        <FormMessage form={form} />
        <footer style={{ position: 'fixed', insetInline: 24, bottom: 24 }}>
          <Button type="submit">Сохранить</Button>
        </footer>
      </form>
      <output>{said}</output>
    </main>
  );
}
