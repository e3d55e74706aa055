import { useSession } from '@frontend/shared/data/session';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { PlateChip } from '@frontend/shared/ui/badges/PlateChip';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { PageSection } from '@frontend/shared/ui/layout/Page';
import { FramedList } from '@frontend/shared/ui/lists/List';
import { DUE_TEXTS } from '@schema/texts/handover/kept';
import { SHEET_LINKS } from '@schema/texts/handover/sheet';
import type { SheetSide } from '@schema/values/handover/sheet';
import { dayOf, formatMoment, timeOf } from '@schema/values/time/calendar';
import CheckCheck from 'lucide-react/icons/check-check';
import { Link } from 'react-router-dom';
import { queueOf, useQueueState } from '../queue/use-queue';
import css from './DueList.module.css';
import { type DatedSheet, dueGroups } from './due-groups';
import type { DueSheet } from './kept-store';

interface DueListProps {
  readonly due: readonly DueSheet[];
  readonly sheetPath: (bookingId: number, side: SheetSide) => string;
}

/** Handovers and returns whose sheets open from the device. */
export default function DueList({ due, sheetPath }: DueListProps) {
  const { user, company, now } = useSession();
  const { items } = useQueueState(queueOf(user.id));
  const zone = company.timeZone;
  const today = dayOf(now(), zone);
  const groups = dueGroups(due, now(), zone);
  const queued = new Set(
    items.flatMap(({ kind, bookingId, side }) =>
      kind === 'sheet' ? [`${bookingId} ${side}`] : [],
    ),
  );
  if (due.length === 0) return <EmptyState icon={<CheckCheck />} title={DUE_TEXTS.none} />;
  return (
    <>
      {(['overdue', 'today', 'later'] as const).map(
        (group) =>
          groups[group].length > 0 && (
            <PageSection key={group}>
              <h2 className={css.title}>{DUE_TEXTS[group]}</h2>
              <FramedList label={DUE_TEXTS[group]}>
                {groups[group].map(({ due: one, moment }) => (
                  <DueRow
                    key={`${one.bookingId} ${one.side}`}
                    due={one}
                    moment={moment}
                    time={
                      dayOf(moment, zone) === today
                        ? timeOf(moment, zone)
                        : formatMoment(moment, zone)
                    }
                    isQueued={queued.has(`${one.bookingId} ${one.side}`)}
                    path={sheetPath(one.bookingId, one.side)}
                  />
                ))}
              </FramedList>
            </PageSection>
          ),
      )}
    </>
  );
}

interface DueRowProps extends DatedSheet {
  readonly time: string;
  /** The sheet waits on this device. */
  readonly isQueued: boolean;
  readonly path: string;
}

function DueRow({ due, time, isQueued, path }: DueRowProps) {
  const { side, carTitle, licensePlate, customerName } = due;
  return (
    <li>
      <Link to={path} className={css.row ?? ''}>
        <span className={css.main}>
          <span className={css.line}>
            <b>{time}</b>
            <span>{SHEET_LINKS[side]}</span>
            {isQueued && <Badge look="warning">{DUE_TEXTS.queued}</Badge>}
          </span>
          <span className={css.line}>
            {carTitle !== licensePlate && <span>{carTitle}</span>}
            <PlateChip plate={licensePlate} />
            <span className={css.quiet}>{customerName}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}
