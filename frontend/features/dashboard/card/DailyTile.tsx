import { useCan } from '@frontend/shared/data/session';
import { classNames } from '@frontend/shared/lib/class-names';
import { Skeleton } from '@frontend/shared/ui/feedback/Skeleton';
import type { Day } from '@schema/values/time/calendar';
import CarFront from 'lucide-react/icons/car-front';
import Gauge from 'lucide-react/icons/gauge';
import KeyRound from 'lucide-react/icons/key-round';
import Sparkles from 'lucide-react/icons/sparkles';
import Undo2 from 'lucide-react/icons/undo-2';
import Wallet from 'lucide-react/icons/wallet';
import Wrench from 'lucide-react/icons/wrench';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './DailyTile.module.css';
import { type DailyTile as Tile, type TileKind, tilePath } from './daily-tiles';

const ICONS: Readonly<Record<TileKind, ReactNode>> = {
  cashbox: <Wallet />,
  load: <Gauge />,
  available: <CarFront />,
  handovers: <KeyRound />,
  returns: <Undo2 />,
  service: <Wrench />,
  'new-bookings': <Sparkles />,
};

interface DailyTileProps {
  readonly tile: Tile;
  readonly day: Day;
  readonly onOpenCashbox: () => void;
}

/**
 * A figure that links to its records when the user may open them; the load links to the free cars.
 */
export function DailyTile({ tile, day, onOpenCashbox }: DailyTileProps) {
  const canSeeLists = useCan('view_analytics');
  const { kind } = tile;
  const look = classNames(css.tile, css[kind]);
  const content = <Content tile={tile} />;
  if (kind === 'cashbox') {
    return (
      <button type="button" className={look} aria-haspopup="dialog" onClick={onOpenCashbox}>
        {content}
      </button>
    );
  }
  if (!canSeeLists) return <div className={look}>{content}</div>;
  return (
    <Link className={look} to={tilePath(kind, day)}>
      {content}
    </Link>
  );
}

function Content({ tile: { kind, title, value, note } }: { readonly tile: Tile }) {
  return (
    <>
      <span className={css.icon} aria-hidden="true">
        {ICONS[kind]}
      </span>
      <span className={css.words}>
        <span className={css.title}>{title}</span>{' '}
        <span className={css.figure}>
          {value ? <b className={css.value}>{value}</b> : <Skeleton width={56} height={16} />}
          {note && <span className={css.note}> {note}</span>}
        </span>
      </span>
    </>
  );
}
