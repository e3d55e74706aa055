import { useMoment } from '@frontend/shared/data/use-moment';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { CardLine, Records } from '@frontend/shared/ui/lists/Records';
import type { Column } from '@frontend/shared/ui/lists/Table';
import { Facts } from '@frontend/shared/ui/records/Facts';
import { BACKUPS_TEXTS } from '@schema/texts/people/backups';
import type { CopyFacts } from './useBackups';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

const count = new Intl.NumberFormat('ru-RU');
const size = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const sizeOf = ({ bytes }: CopyFacts) =>
  bytes < MEGABYTE
    ? `${count.format(Math.ceil(bytes / KILOBYTE))} ${BACKUPS_TEXTS.kilobytes}`
    : `${size.format(bytes / MEGABYTE)} ${BACKUPS_TEXTS.megabytes}`;
const counted = (number: number | null | undefined) =>
  number == null ? '—' : count.format(number);

function State({ copy: { problem } }: { readonly copy: CopyFacts }) {
  if (problem == null) return <Badge look="success">{BACKUPS_TEXTS.proven}</Badge>;
  return (
    <>
      <Badge look="danger">{BACKUPS_TEXTS.spoilt}</Badge> {problem}
    </>
  );
}

type Row = CopyFacts & { readonly id: number };

/** Copies, newest first. */
export function CopyRecords({ copies }: { readonly copies: readonly CopyFacts[] }) {
  const moment = useMoment();
  const columns: readonly Column<Row>[] = [
    { title: BACKUPS_TEXTS.at, cell: ({ at }) => moment(at) },
    { title: BACKUPS_TEXTS.state, cell: (copy) => <State copy={copy} /> },
    { title: BACKUPS_TEXTS.cars, isNumber: true, cell: ({ cars }) => counted(cars) },
    { title: BACKUPS_TEXTS.bookings, isNumber: true, cell: ({ bookings }) => counted(bookings) },
    { title: BACKUPS_TEXTS.files, isNumber: true, cell: ({ files }) => counted(files) },
    { title: BACKUPS_TEXTS.size, isNumber: true, cell: sizeOf },
  ];
  return (
    <Records
      label={BACKUPS_TEXTS.list}
      rows={copies.map((copy) => ({ ...copy, id: Date.parse(copy.at) }))}
      columns={columns}
      card={(copy) => (
        <>
          <CardLine>
            <strong>{moment(copy.at)}</strong>
            <State copy={copy} />
          </CardLine>
          <Facts
            look="pair"
            facts={[
              { name: BACKUPS_TEXTS.cars, value: counted(copy.cars) },
              { name: BACKUPS_TEXTS.bookings, value: counted(copy.bookings) },
              { name: BACKUPS_TEXTS.files, value: counted(copy.files) },
              { name: BACKUPS_TEXTS.size, value: sizeOf(copy) },
            ]}
          />
        </>
      )}
    />
  );
}
