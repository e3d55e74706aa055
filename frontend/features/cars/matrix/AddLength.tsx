import { Button } from '@frontend/shared/ui/buttons/Button';
import { NumberField } from '@frontend/shared/ui/fields/NumberField';
import { Row } from '@frontend/shared/ui/layout/Row';
import { CAR_LIMITS, MAX_TARIFF_DAYS } from '@schema/constants/fleet';
import { MESSAGES } from '@schema/messages';
import { TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import { wholeMinDays } from '@schema/values/fleet/tariff';
import { parseAmount } from '@schema/values/money/money';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import css from './TariffMatrix.module.css';

interface AddLengthProps {
  readonly columns: readonly number[];
  readonly onAdd: (days: number) => void;
}

/** Adds a column for a rental length. */
export function AddLength({ columns, onAdd }: AddLengthProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  if (columns.length >= CAR_LIMITS.tariffs) return null;
  const add = () => {
    const read = parseAmount(typed);
    const days = wholeMinDays(read ?? 1);
    if (read === null || days > MAX_TARIFF_DAYS) return setError(MESSAGES.cars.minDaysInvalid);
    if (columns.includes(days)) return setError(TARIFFS_TEXTS.lengthTaken);
    onAdd(days);
    setTyped('');
    setError(null);
  };
  return (
    <Row gap={10} align="end" wrap>
      <NumberField
        className={css.days}
        label={TARIFFS_TEXTS.minDays}
        value={typed}
        error={error}
        onChange={(next) => {
          setTyped(next);
          setError(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button icon={<Plus />} onClick={add}>
        {TARIFFS_TEXTS.addLength}
      </Button>
    </Row>
  );
}
