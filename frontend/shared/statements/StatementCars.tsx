import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { CardLine, Records } from '@frontend/shared/ui/lists/Records';
import type { Column } from '@frontend/shared/ui/lists/Table';
import { Facts } from '@frontend/shared/ui/records/Facts';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { STATEMENT_TEXTS as texts } from '@schema/texts/money/partner-statements';
import { formatExactRoubles } from '@schema/values/money/money';
import { percentRange } from './percent-range';
import type { StatementFactsFragment } from './statement.generated';

type StatementCar = StatementFactsFragment['cars'][number];

/** Revenue and share of each car. */
export function StatementCars({ cars }: { readonly cars: readonly StatementCar[] }) {
  const title = (car: StatementCar) => (
    <span>
      <b>{car.carTitle}</b> <PlateLine car={car} />
    </span>
  );
  const columns: Column<StatementCar>[] = [
    { title: texts.car, cell: title },
    { title: texts.revenue, isNumber: true, cell: ({ revenue }) => formatExactRoubles(revenue) },
    { title: texts.share, isNumber: true, cell: percentRange },
    {
      title: texts.amount,
      isNumber: true,
      cell: ({ amount }) => <b>{formatExactRoubles(amount)}</b>,
    },
  ];
  return (
    <Panel title={texts.cars}>
      {cars.length === 0 ? (
        <p className={textCss.quiet}>{texts.noCars}</p>
      ) : (
        <Records
          label={texts.carTable}
          rows={cars}
          columns={columns}
          card={(car) => (
            <>
              <CardLine isTop>
                {title(car)}
                <b>{formatExactRoubles(car.amount)}</b>
              </CardLine>
              <Facts
                look="pair"
                facts={[
                  { name: texts.revenue, value: formatExactRoubles(car.revenue) },
                  { name: texts.share, value: percentRange(car) },
                ]}
              />
            </>
          )}
        />
      )}
    </Panel>
  );
}
