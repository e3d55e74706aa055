import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { TABLE_NUMBER_CLASS, Table } from '@frontend/shared/ui/lists/Table';
import { TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import { PRICE_CHANGE_TEXTS } from '@schema/texts/fleet/price-change';
import { formatExactRoubles, type Kopecks, toRoubles } from '@schema/values/money/money';
import css from './PricesDialog.module.css';
import type { PreviewBlock } from './price-preview';

const inRoubles = (amount: Kopecks) => formatExactRoubles(toRoubles(amount));

/** The prices of the chosen cars now and after the change; cars with equal prices together. */
export function PricePreview({ blocks }: { readonly blocks: readonly PreviewBlock[] }) {
  const { preview, seasonHead, lengthHead, was, becomes } = PRICE_CHANGE_TEXTS;
  return (
    <Table label={preview}>
      <thead>
        <tr>
          <th scope="col">{seasonHead}</th>
          <th scope="col">{lengthHead}</th>
          <th scope="col" className={TABLE_NUMBER_CLASS}>
            {was}
          </th>
          <th scope="col" className={TABLE_NUMBER_CLASS}>
            {becomes}
          </th>
        </tr>
      </thead>
      {blocks.map(({ title, plates, rows }) => (
        <tbody key={`${title} ${plates[0]}`}>
          <tr>
            <th scope="rowgroup" colSpan={4} className={css.car}>
              <Stack gap={4}>
                {title}
                <Text size="label" tone="muted" weight={500}>
                  {plates.join(', ')}
                </Text>
              </Stack>
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={`${row.group.id} ${row.minDays}`}>
              <td>{row.group.name}</td>
              <td>{TARIFFS_TEXTS.lengthFrom(row.minDays)}</td>
              <td className={TABLE_NUMBER_CLASS}>{inRoubles(row.was)}</td>
              <td className={TABLE_NUMBER_CLASS}>
                {row.becomes === row.was ? inRoubles(row.was) : <b>{inRoubles(row.becomes)}</b>}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
}
