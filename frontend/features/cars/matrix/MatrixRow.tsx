import { groupAmount } from '@frontend/shared/lib/typing/money-typing';
import { useTyping } from '@frontend/shared/lib/typing/use-typing';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { seasonOf } from '@schema/forms/fleet/car-values';
import { TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import { groupName, seasonFault } from '@schema/values/fleet/tariff';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { GroupHead, type GroupHeadProps } from '../form/GroupHead';
import type { Cell } from './cell-keys';
import { seasonText } from './matrix-text';
import css from './TariffMatrix.module.css';
import { isRefused, priceAt } from './tariff-matrix';

interface MatrixRowProps extends GroupHeadProps {
  readonly columns: readonly number[];
  readonly onPrice: (column: number, price: string) => void;
}

/** A group with its prices; the pencil opens its name and season below. */
export function MatrixRow({ columns, onPrice, ...head }: MatrixRowProps) {
  const { group, place, errorAt } = head;
  const [isOpen, setOpen] = useState(false);
  const name = groupName(group.name, place);
  const season = seasonText(group);
  const isBad = seasonFault(seasonOf(group)) !== null;
  // A season with an error shows its fields.
  const hasDetails = isOpen || errorAt('') !== null;
  return (
    <>
      <tr>
        <th scope="row" className={css.group}>
          <div className={css.name}>
            <span className={css.words}>
              <b>{name}</b>
              {season !== name && <span className={isBad ? css.bad : css.season}>{season}</span>}
            </span>
            <IconButton
              label={TARIFFS_TEXTS.editGroup(name)}
              icon={hasDetails ? <ChevronDown /> : <Pencil />}
              aria-expanded={hasDetails}
              onClick={() => setOpen(!isOpen)}
            />
          </div>
        </th>
        {columns.map((days, column) => (
          <td key={days}>
            <PriceCell
              label={TARIFFS_TEXTS.priceIn(name, days)}
              cell={{ row: place, column }}
              value={priceAt(group, days)}
              isInvalid={isRefused(group, days, errorAt)}
              onChange={(price) => onPrice(column, price)}
            />
          </td>
        ))}
      </tr>
      {hasDetails && (
        <tr>
          <td colSpan={columns.length + 1} className={css.details}>
            <fieldset className={css.fields} aria-label={`${TARIFFS_TEXTS.group} ${name}`}>
              <GroupHead {...head} />
            </fieldset>
          </td>
        </tr>
      )}
    </>
  );
}

interface PriceCellProps {
  readonly label: string;
  readonly cell: Cell;
  readonly value: string;
  readonly isInvalid: boolean;
  readonly onChange: (price: string) => void;
}

/** The price in a cell; selected whole on focus, so that typing replaces it. */
function PriceCell({ label, cell, value, isInvalid, onChange }: PriceCellProps) {
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
