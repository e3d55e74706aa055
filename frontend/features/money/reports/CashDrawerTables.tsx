import { moneyEntryTitle } from '@frontend/shared/bookings/money-entry-title';
import { useZone } from '@frontend/shared/data/session';
import { CardLine, Records } from '@frontend/shared/ui/lists/Records';
import { type Column, DataTable } from '@frontend/shared/ui/lists/Table';
import { Facts } from '@frontend/shared/ui/records/Facts';
import { DRAWER_TEXTS } from '@schema/texts/money/money-reports';
import { MONEY_METHOD_TITLES } from '@schema/texts/money/rental-money';
import { formatExactRoubles } from '@schema/values/money/money';
import { timeOf } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { differenceText } from './difference-text';
import css from './MoneyReports.module.css';
import type { DayMovement, DrawerDayFacts, DrawerFacts } from './useCashDrawer';

const texts = DRAWER_TEXTS;
type Method = DrawerDayFacts['methods'][number];

const figure = <Row,>(title: string, sum: (row: Row) => number): Column<Row> => ({
  title,
  isNumber: true,
  cell: (row) => formatExactRoubles(sum(row)),
});

const DRAWER_COLUMNS: Column<DrawerFacts>[] = [
  { title: texts.user, cell: ({ userName }) => userName ?? texts.deletedUser },
  figure(texts.openedWith, ({ openedWith }) => openedWith),
  figure(texts.cameIn, ({ cameIn }) => cameIn),
  figure(texts.wentOut, ({ wentOut }) => wentOut),
  figure(texts.manual, ({ manual }) => manual),
  figure(texts.shouldBe, ({ shouldBe }) => shouldBe),
  {
    title: texts.counted,
    isNumber: true,
    cell: ({ counted }) => (counted === null ? texts.notCounted : formatExactRoubles(counted)),
  },
  { title: texts.difference, isNumber: true, cell: ({ difference }) => differenceText(difference) },
  { title: texts.comment, cell: ({ comment }) => comment },
];

/** Cash by user: opening, received, paid out, expected, counted, difference. */
export function DrawerTable({ drawers }: { readonly drawers: readonly DrawerFacts[] }) {
  return (
    <Records
      label={texts.file}
      columns={DRAWER_COLUMNS}
      // Deleted accounts have no ID.
      rows={drawers.map((drawer, index) => ({ ...drawer, id: drawer.userId ?? -index }))}
      card={(drawer) => (
        <Facts
          look="pair"
          facts={DRAWER_COLUMNS.map(({ title, cell }) => ({
            name: title,
            value: cell(drawer),
          })).filter(({ value }) => value)}
        />
      )}
    />
  );
}

const METHOD_COLUMNS: Column<Method>[] = [
  { title: texts.method, cell: ({ method }) => MONEY_METHOD_TITLES[method] },
  figure(texts.cameIn, ({ cameIn }) => cameIn),
  figure(texts.wentOut, ({ wentOut }) => wentOut),
];

export function MethodTable({ methods }: { readonly methods: readonly Method[] }) {
  return (
    <DataTable
      label={texts.methodTable}
      columns={METHOD_COLUMNS}
      rows={methods}
      keyOf={({ method }) => method}
    />
  );
}

/** Operations of the day, newest first. */
export function MovementTable({ movements }: { readonly movements: readonly DayMovement[] }) {
  const zone = useZone();
  const time = (iso: string) => {
    const at = parseInstant(iso);
    return at && timeOf(at, zone);
  };
  const sum = ({ amount, direction }: DayMovement) =>
    signedRoubles(direction === 'in' ? amount : -amount);
  const words = ({ customerName, userName, comment }: DayMovement) =>
    [customerName, userName, comment].filter(Boolean).join(' · ');
  const columns: Column<DayMovement>[] = [
    { title: texts.time, cell: ({ happenedAt }) => time(happenedAt) },
    { title: texts.what, cell: moneyEntryTitle },
    { title: texts.sum, isNumber: true, cell: sum },
    { title: texts.comment, cell: words },
  ];
  return (
    <Records
      label={texts.movementTable}
      columns={columns}
      // Entries of rentals and of advances have separate ID sequences.
      rows={movements.map((one) => ({ ...one, id: one.kind === 'advance' ? -one.id : one.id }))}
      areCardsDense
      card={(movement) => (
        <>
          <CardLine>
            <b>{moneyEntryTitle(movement)}</b>
            <b>{sum(movement)}</b>
          </CardLine>
          <span className={css.quiet}>
            {[time(movement.happenedAt), words(movement)].filter(Boolean).join(' · ')}
          </span>
        </>
      )}
    />
  );
}

/** '+200 ₽': received money. */
const signedRoubles = (roubles: number): string =>
  `${roubles > 0 ? '+' : ''}${formatExactRoubles(roubles)}`;
