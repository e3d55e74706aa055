import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import X from 'lucide-react/icons/x';
import css from './TariffMatrix.module.css';

interface MatrixHeadProps {
  readonly columns: readonly number[];
  readonly onRemove: (days: number) => void;
}

/** The rental lengths; the last one cannot be removed. */
export function MatrixHead({ columns, onRemove }: MatrixHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className={css.corner}>
          {TARIFFS_TEXTS.group}
        </th>
        {columns.map((days) => (
          <th key={days} scope="col">
            <span className={css.length}>
              {TARIFFS_TEXTS.lengthFrom(days)}
              {columns.length > 1 && (
                <IconButton
                  label={TARIFFS_TEXTS.removeLength(days)}
                  icon={<X />}
                  onClick={() => onRemove(days)}
                />
              )}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
