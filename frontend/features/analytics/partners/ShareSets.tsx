import { useToday } from '@frontend/shared/data/use-today';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { FramedList } from '@frontend/shared/ui/lists/List';
import { PARTNERS_TEXTS } from '@schema/texts/reports/analytics';
import { setOn } from '@schema/values/fleet/share-day';
import type { Day } from '@schema/values/time/calendar';
import css from './Partners.module.css';
import type { ShareSetFacts } from './share-steps';
import { sharesText } from './shares-text';
import type { PartnerFacts } from './usePartners';

interface ShareSetsProps {
  /** More than one. */
  readonly sets: readonly ShareSetFacts[];
  readonly partners: readonly PartnerFacts[];
  /** The set that is being deleted. */
  readonly removing: Day | null;
  readonly onEdit: (day: Day) => void;
  readonly onRemove: (day: Day) => void;
}

/** The shares of a car by the day from which they hold. */
export function ShareSets({ sets, partners, removing, onEdit, onRemove }: ShareSetsProps) {
  const today = useToday();
  const current = setOn(sets, today);
  return (
    <Stack gap={8}>
      <Text as="h3" size="label" weight={600}>
        {PARTNERS_TEXTS.sets}
      </Text>
      <FramedList label={PARTNERS_TEXTS.sets}>
        {sets.map((set) => {
          const { shares } = set;
          const day = set.fromDay ?? null;
          const next = sets[1]?.fromDay ?? today;
          return (
            <Stack key={day ?? 'first'} as="li" gap={4} className={css.set}>
              <Text weight={600}>
                {day === null ? PARTNERS_TEXTS.until(next) : PARTNERS_TEXTS.since(day)}
                {set === current && ` · ${PARTNERS_TEXTS.today}`}
              </Text>
              <Text tone="muted" size="label">
                {sharesText(shares, partners)}
              </Text>
              {day !== null && (
                <Row gap={8} wrap>
                  <Button
                    disabled={removing !== null}
                    aria-label={PARTNERS_TEXTS.editSetOf(day)}
                    onClick={() => onEdit(day)}
                  >
                    {PARTNERS_TEXTS.editSet}
                  </Button>
                  <Button
                    isPending={removing === day}
                    disabled={removing !== null && removing !== day}
                    aria-label={PARTNERS_TEXTS.removeSetOf(day)}
                    onClick={() => onRemove(day)}
                  >
                    {PARTNERS_TEXTS.removeSet}
                  </Button>
                </Row>
              )}
            </Stack>
          );
        })}
      </FramedList>
    </Stack>
  );
}
