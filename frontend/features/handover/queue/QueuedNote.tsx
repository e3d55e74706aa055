import { Button } from '@frontend/shared/ui/buttons/Button';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { QUEUE_TEXTS } from '@schema/texts/handover/queue';
import type { QueuedSheet } from './queue-items';

interface QueuedNoteProps {
  readonly sheet: QueuedSheet;
  /** Opens the form with the values of a refused sheet. */
  readonly onMend: () => void;
}

/** A sheet of the device in its place on the page: it waits, or was refused. */
export function QueuedNote({ sheet, onMend }: QueuedNoteProps) {
  const { side, problem } = sheet;
  if (problem === null) {
    return (
      <InfoPanel look="info" title={`${QUEUE_TEXTS.sheet[side]}: ${QUEUE_TEXTS.waitingWord}`}>
        {QUEUE_TEXTS.hint}
      </InfoPanel>
    );
  }
  return (
    <InfoPanel look="warning" title={`${QUEUE_TEXTS.sheet[side]}: ${QUEUE_TEXTS.refusedWord}`}>
      <Row gap={8} align="center" justify="between" wrap>
        <span>{problem}</span>
        <Button onClick={onMend}>{QUEUE_TEXTS.mend}</Button>
      </Row>
    </InfoPanel>
  );
}
