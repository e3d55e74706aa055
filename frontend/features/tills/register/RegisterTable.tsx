import { useZone } from '@frontend/shared/data/session';
import { classNames } from '@frontend/shared/lib/class-names';
import { guardPresses } from '@frontend/shared/lib/presses/guard-presses';
import { TABLE_NUMBER_CLASS, Table } from '@frontend/shared/ui/lists/Table';
import { openingText, REGISTER_TEXTS } from '@schema/texts/money/tills';
import { formatExactAmount } from '@schema/values/money/money';
import type { Day } from '@schema/values/time/calendar';
import type { ReactNode } from 'react';
import { LineDocument } from './LineDocument';
import { lineTime } from './line-time';
import { lineKey, placeOf } from './line-words';
import css from './Register.module.css';
import type { RegisterLineFacts } from './use-register';

const texts = REGISTER_TEXTS;

export interface RegisterLinesProps {
  readonly lines: readonly RegisterLineFacts[];
  /** Null: the lines are filtered. */
  readonly opening: { readonly day: Day; readonly sum: number } | null;
  readonly isOneDay: boolean;
  readonly bookingLink: ((id: number) => string) | null;
  /** The button that reverses a line; null: none. */
  readonly undoOf: (line: RegisterLineFacts) => ReactNode;
}

/** Lines of the register with the cash after each. */
export function RegisterTable(props: RegisterLinesProps) {
  const { lines, opening, isOneDay, bookingLink, undoOf } = props;
  const zone = useZone();
  return (
    <Table label={texts.lines} className={css.table}>
      <thead>
        <tr>
          {[texts.time, texts.document, texts.who, texts.till].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
          {[texts.cameIn, texts.wentOut, texts.cash].map((title) => (
            <th key={title} scope="col" className={TABLE_NUMBER_CLASS}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={guardPresses}>
        {opening && (
          <tr className={css.opening}>
            <td />
            <td colSpan={5}>{openingText(opening.day)}</td>
            <td className={TABLE_NUMBER_CLASS}>{formatExactAmount(opening.sum)}</td>
          </tr>
        )}
        {lines.map((line) => (
          <tr key={lineKey(line)}>
            <td className={css.time}>{lineTime(line.happenedAt, zone, isOneDay)}</td>
            <td>
              <span className={css.document}>
                <LineDocument line={line} bookingLink={bookingLink} />
                {undoOf(line)}
              </span>
            </td>
            <td>{line.userName}</td>
            <td>{placeOf(line)}</td>
            <SumCell line={line} direction="in" />
            <SumCell line={line} direction="out" />
            <td className={classNames(TABLE_NUMBER_CLASS, css.cash)}>
              {line.cash === null ? '—' : formatExactAmount(line.cash)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface SumCellProps {
  readonly line: RegisterLineFacts;
  readonly direction: 'in' | 'out';
}

function SumCell({ line, direction }: SumCellProps) {
  const isMoved = line.direction === direction && line.amount !== 0;
  const look = line.method !== 'cash' ? css.otherMethod : css[direction];
  return (
    <td className={classNames(TABLE_NUMBER_CLASS, look)}>
      {isMoved && formatExactAmount(line.amount)}
    </td>
  );
}
