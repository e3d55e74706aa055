import { groupAmount } from '@frontend/shared/lib/typing/money-typing';
import { useTyping } from '@frontend/shared/lib/typing/use-typing';
import type { Cell } from './cell-keys';
import css from './TariffMatrix.module.css';

interface PriceCellProps {
  readonly label: string;
  readonly cell: Cell;
  readonly value: string;
  readonly isInvalid: boolean;
  readonly onChange: (price: string) => void;
}

/** The price in a cell; selected whole on focus, so that typing replaces it. */
export function PriceCell({ label, cell, value, isInvalid, onChange }: PriceCellProps) {
  const typing = useTyping(value, onChange, groupAmount);
  return (
    <input
      {...typing}
      className={css.price}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      data-row={cell.row}
      data-column={cell.column}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      onFocus={(event) => event.target.select()}
    />
  );
}
