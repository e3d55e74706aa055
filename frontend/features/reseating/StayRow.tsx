import { useMoment } from '@frontend/shared/data/use-moment';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import type { ReactNode } from 'react';
import css from './Reseating.module.css';
import type { StayingSeat } from './useReseatPlan';

interface StayRowProps {
  readonly seat: StayingSeat;
  /** Path to the record; null: no permission. */
  readonly link: string | null;
  readonly children?: ReactNode;
}

/** An event that is not moved, with the reason. */
export function StayRow({ seat, link, children }: StayRowProps) {
  const moment = useMoment();
  return (
    <li className={css.row}>
      <Stack gap={2} canShrink>
        <b className={css.name}>{seat.title}</b>
        <Text tone="muted" size="label">
          {moment(seat.startDate)} – {moment(seat.endDate)}
        </Text>
      </Stack>
      <div className={css.stayWhy}>{seat.reason}</div>
      <div className={css.actions}>
        {children}
        {link && (
          <ButtonLink target={{ to: link }} label={`${RESEATING_TEXTS.open}: ${seat.title}`}>
            {RESEATING_TEXTS.open}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
