import { Button } from '@frontend/shared/ui/buttons/Button';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { STALE_TEXTS } from '@schema/texts/bookings/stale';
import { type FieldChange, FieldChanges } from './FieldChanges';
import css from './StalePanel.module.css';

interface StalePanelProps {
  /** E.g. «Бронь изменил другой сотрудник». Default: for any record. */
  readonly title?: string;
  readonly changes: readonly FieldChange[];
  readonly onLoad: () => void;
}

/** Another user saved the record meanwhile: shows the changes and loads the newer version. */
export function StalePanel({ title = STALE_TEXTS.title, changes, onLoad }: StalePanelProps) {
  return (
    <InfoPanel look="warning" title={title}>
      <FieldChanges changes={changes} />
      <p>{STALE_TEXTS.keep}</p>
      <Button className={css.load} onClick={onLoad}>
        {STALE_TEXTS.load}
      </Button>
    </InfoPanel>
  );
}
