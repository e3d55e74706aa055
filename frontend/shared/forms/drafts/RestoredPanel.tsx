import { useZone } from '@frontend/shared/data/session';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { restoredFrom, UNSAVED_FORMS, UNSAVED_TEXTS } from '@schema/texts/shell/unsaved';
import { formatMoment } from '@schema/values/time/calendar';
import type { FormKind } from './form-drafts';

interface RestoredPanelProps {
  readonly kind: FormKind;
  readonly form: {
    /** Time of the typed values; null: nothing was restored. */
    readonly restoredAt: Date | null;
    readonly removeRestored: () => void;
  };
}

/** Note that the form was filled with earlier, unsaved values. */
export function RestoredPanel({ kind, form }: RestoredPanelProps) {
  const zone = useZone();
  const { restoredAt, removeRestored } = form;
  if (!restoredAt) return null;
  return (
    <InfoPanel look="info">
      <Row gap={8} align="center" justify="between" wrap>
        <span>{restoredFrom(UNSAVED_FORMS[kind], formatMoment(restoredAt, zone))}</span>
        <Button onClick={removeRestored}>{UNSAVED_TEXTS.remove}</Button>
      </Row>
    </InfoPanel>
  );
}
