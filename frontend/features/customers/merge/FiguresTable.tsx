import { TABLE_NUMBER_CLASS, Table } from '@frontend/shared/ui/lists/Table';
import { CUSTOMER_MERGE_TEXTS } from '@schema/texts/people/customer-merge';
import { formatRoubles } from '@schema/values/money/money';
import css from './CustomerMerge.module.css';
import type { MergePreview } from './useMergePreview';

type Figures = MergePreview['total'];

const ROWS: readonly (readonly [name: keyof Omit<Figures, '__typename'>, isMoney?: boolean])[] = [
  ['bookings'],
  ['cancelledBookings'],
  ['incompleteBookings'],
  ['reviewRequests'],
  ['rentalDays'],
  ['totalSpent', true],
];

/** Figures of both customers and of the merged one. */
export function FiguresTable({ preview }: { readonly preview: MergePreview }) {
  const { keep, gone, total } = preview;
  const columns = [keep.figures, gone.figures, total];
  const { figures, figure, stays, goes, result } = CUSTOMER_MERGE_TEXTS;
  const shown = ROWS.filter(([name], at) => at === 0 || total[name] > 0);
  return (
    <Table label={figures} className={css.figures}>
      <thead>
        <tr>
          <th scope="col">{figure}</th>
          {[stays, goes, result].map((title) => (
            <th key={title} scope="col" className={TABLE_NUMBER_CLASS}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(([name, isMoney]) => (
          <tr key={name}>
            <th scope="row">{CUSTOMER_MERGE_TEXTS[name]}</th>
            {columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of columns
              <td key={at} className={TABLE_NUMBER_CLASS}>
                {isMoney ? formatRoubles(column[name]) : column[name]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
