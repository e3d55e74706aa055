import { useCan } from '@frontend/shared/data/session';
import { useToday } from '@frontend/shared/data/use-today';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { MESSAGES } from '@schema/messages';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import css from './DailyStrip.module.css';
import { tilePath } from './daily-tiles';
import { StripFigures } from './StripFigures';
import { useDailyTiles } from './useDailyTiles';

const CashboxDialog = lazyComponent(() => import('../cashbox/CashboxDialog'));

/** The figures of today with their links; the cashbox opens its dialog. */
export default function LoadedFigures() {
  const day = useToday();
  const canSeeLists = useCan('view_analytics');
  const { facts, hasFailed, query } = useDailyTiles(day);
  const [isCashboxOpen, setCashboxOpen] = useState(false);
  if (hasFailed) {
    return (
      <span className={css.failure} role="alert">
        <span className={css.title}>{MESSAGES.analytics.loadFailed}</span>
        <button type="button" className={css.figure} onClick={query.retry}>
          {KIT_TEXTS.retry}
        </button>
      </span>
    );
  }
  return (
    <>
      <StripFigures
        facts={facts}
        wrap={({ kind }, look, content) => {
          if (kind === 'cashbox') {
            return (
              <button
                key={kind}
                type="button"
                className={look}
                aria-haspopup="dialog"
                onClick={() => setCashboxOpen(true)}
              >
                {content}
              </button>
            );
          }
          return canSeeLists ? (
            <Link key={kind} className={look} to={tilePath(kind, day)}>
              {content}
            </Link>
          ) : (
            <span key={kind} className={look}>
              {content}
            </span>
          );
        }}
      />
      {isCashboxOpen && (
        <Suspense fallback={<LateDialog />}>
          <CashboxDialog day={day} onClose={() => setCashboxOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
