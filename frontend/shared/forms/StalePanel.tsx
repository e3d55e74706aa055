import { Button } from '@frontend/shared/ui/buttons/Button';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { STALE_TEXTS } from '@schema/texts/bookings/stale';
import css from './StalePanel.module.css';

/** One field that differs, as labelled on the screen. */
export interface FieldChange {
  readonly title: string;
  readonly was: string;
  readonly now: string;
}

interface StalePanelProps {
  /** E.g. «Бронь изменил другой сотрудник». */
  readonly title: string;
  readonly changes: readonly FieldChange[];
  readonly onLoad: () => void;
}

/** Another user saved the record meanwhile: shows what changed and loads their version. */
export function StalePanel({ title, changes, onLoad }: StalePanelProps) {
  return (
    <InfoPanel look="warning" title={title}>
      {changes.length > 0 && (
        <ul className={css.changes}>
          {changes.map((change) => (
            <li key={change.title}>
              {change.title}: <del>{change.was}</del> → <strong>{change.now}</strong>
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
