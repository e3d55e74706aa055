import { Button } from '@frontend/shared/ui/Button';
import { InfoPanel } from '@frontend/shared/ui/InfoPanel';
import { STALE_TEXTS } from '@schema/texts/bookings';
import type { BookingChange } from './booking-changes';
import css from './StalePanel.module.css';

interface StalePanelProps {
  readonly changes: readonly BookingChange[];
  readonly onLoad: () => void;
}

/** A colleague saved the booking meanwhile: what changed, and the way to their version. */
export function StalePanel({ changes, onLoad }: StalePanelProps) {
  return (
    <InfoPanel look="warning" title={STALE_TEXTS.title}>
      {changes.length > 0 && (
        <ul className={css.changes}>
          {changes.map(({ title, was, now }) => (
            <li key={title}>
              {title}: <del>{was}</del> → <strong>{now}</strong>
            </li>
          ))}
        </ul>
      )}
      <p>{STALE_TEXTS.keep}</p>
      <Button className={css.load} onClick={onLoad}>
        {STALE_TEXTS.load}
      </Button>
    </InfoPanel>
  );
}
