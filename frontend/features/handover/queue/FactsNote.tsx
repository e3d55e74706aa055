import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { QUEUE_TEXTS } from '@schema/texts/handover/queue';
import type { SheetSide } from '@schema/values/handover/sheet';
import { ItemActions } from './ItemActions';
import { itemName } from './item-name';
import type { QueuedFact } from './queue-items';

interface FactsNoteProps {
  readonly side: SheetSide;
  readonly facts: readonly QueuedFact[];
  /** Their sheet was refused: they wait until it is mended or removed. */
  readonly isSheetRefused: boolean;
}

/** The mark and the money of the page that wait on the device, or were refused. */
export function FactsNote({ side, facts, isSheetRefused }: FactsNoteProps) {
  const refused = facts.filter(({ state }) => state === 'refused');
  if (facts.length === 0) return null;
  if (refused.length === 0) {
    const hasMark = facts.some(({ kind }) => kind === 'mark');
    const names = facts.filter(({ kind }) => kind === 'cash').map(itemName);
    return (
      <InfoPanel look="info" title={hasMark ? QUEUE_TEXTS.markWaits[side] : QUEUE_TEXTS.waiting}>
        {names.length > 0 && <p>{names.join('; ')}</p>}
        {isSheetRefused ? QUEUE_TEXTS.heldBy.sheet : QUEUE_TEXTS.hint}
      </InfoPanel>
    );
  }
  return refused.map((fact) => (
    <InfoPanel
      key={fact.id}
      look="warning"
      title={
        fact.kind === 'cash'
          ? `${QUEUE_TEXTS.markRefused[side]}: ${itemName(fact)}`
          : QUEUE_TEXTS.markRefused[side]
      }
    >
      <Stack gap={8}>
        <span>{fact.problem}</span>
        <ItemActions item={fact} />
      </Stack>
    </InfoPanel>
  ));
}
