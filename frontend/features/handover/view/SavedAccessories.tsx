import { Row } from '@frontend/shared/ui/layout/Row';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { ACCESSORY_STATE_TEXTS, SHEET_PARTS } from '@schema/texts/handover/sheet';
import type { Accessory, AccessoryState } from '@schema/values/handover/accessories';
import { AccessoryNote } from './AccessoryNote';

interface SavedAccessoriesProps {
  readonly accessories: readonly Accessory[];
  /** Answers at the handover, by name; null: this is that sheet. */
  readonly before: ReadonlyMap<string, AccessoryState> | null;
}

/** What a saved sheet says about what is handed over with the car. */
export function SavedAccessories({ accessories, before }: SavedAccessoriesProps) {
  return (
    <DividedList label={SHEET_PARTS.accessories}>
      {accessories.map(({ name, state }) => (
        <Row key={name} as="li" gap={8} align="center" justify="between" wrap>
          <span>
            {name}: <b>{ACCESSORY_STATE_TEXTS[state]}</b>
          </span>
          <AccessoryNote state={state} before={before?.get(name) ?? null} />
        </Row>
      ))}
    </DividedList>
  );
}
