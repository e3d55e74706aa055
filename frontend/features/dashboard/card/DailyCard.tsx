import { useToday } from '@frontend/shared/data/use-today';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DayTrigger } from '@frontend/shared/ui/pickers/DayTrigger';
import { MESSAGES } from '@schema/messages';
import { DAILY_TEXTS } from '@schema/texts/day/daily';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import type { Day } from '@schema/values/time/calendar';
import { Suspense, useState } from 'react';
import { CollapsedDaily } from './CollapsedDaily';
import css from './DailyCard.module.css';
import { DailyTile } from './DailyTile';
import { dailyTiles } from './daily-tiles';
import { useDailyTiles } from './useDailyTiles';

const CashboxDialog = lazyComponent(() => import('../cashbox/CashboxDialog'));

interface DailyCardProps {
  /** Whether the tiles are shown. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Revenue, load and event counts of a day (requirements.md, D1). */
export default function DailyCard({ isOpen, onToggle }: DailyCardProps) {
  const isPhone = useIsPhone();
  const { day, isToday, pick } = useReportDay();
  const { facts, hasFailed, query } = useDailyTiles(day);
  const [isCashboxOpen, setCashboxOpen] = useState(false);
  return (
    <Stack as="section" gap={8} aria-label={DAILY_TEXTS.title} aria-busy={query.isLoading}>
      {isPhone && (
        <CollapsedDaily
          day={day}
          isToday={isToday}
          facts={facts}
          hasFailed={hasFailed}
          isOpen={isOpen}
          onToggle={onToggle}
        />
      )}
      {isOpen && (
        <div className={css.row}>
          <ReportDay day={day} onPick={pick} />
          {hasFailed ? (
            <Row
              gap={12}
              rowGap={6}
              align="center"
              justify="between"
              wrap
              className={css.failure}
              role="alert"
            >
              <span>
                <strong>{MESSAGES.analytics.loadFailed}</strong>{' '}
                <Text tone="label">{MESSAGES.analytics.loadFailedHint}</Text>
              </span>
              <Button isPending={query.isLoading} onClick={query.retry}>
                {KIT_TEXTS.retry}
              </Button>
            </Row>
          ) : (
            dailyTiles(facts).map((tile) => (
              <DailyTile
                key={tile.kind}
                tile={tile}
                day={day}
                onOpenCashbox={() => setCashboxOpen(true)}
              />
            ))
          )}
        </div>
      )}
      {isCashboxOpen && (
        <Suspense fallback={<LateDialog />}>
          <CashboxDialog day={day} onClose={() => setCashboxOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

/** The day of the report: today in the company time zone until another is picked. */
function useReportDay() {
  const today = useToday();
  const [picked, pick] = useState<Day | null>(null);
  const day = picked ?? today;
  return { day, isToday: day === today, pick };
}

interface ReportDayProps {
  readonly day: Day;
  readonly onPick: (day: Day) => void;
}

function ReportDay({ day, onPick }: ReportDayProps) {
  return (
    <DayTrigger label={DAILY_TEXTS.reportDay} value={day} onPick={onPick}>
      {(button, text) => (
        <button
          type="button"
          className={css.day}
          {...button}
          aria-label={`${DAILY_TEXTS.reportDay} ${text}`}
        >
          <span className={css.title}>{DAILY_TEXTS.reportDay}</span>{' '}
          <b className={css.date}>{text}</b>
        </button>
      )}
    </DayTrigger>
  );
}
