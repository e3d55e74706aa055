import { Badge } from '@frontend/shared/ui/badges/Badge';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { ACCESSORY_STATE_TEXTS, ACCESSORY_TEXTS } from '@schema/texts/handover/sheet';
import type { AccessoryState } from '@schema/values/handover/accessories';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';

interface AccessoryNoteProps {
  /** Null: not answered. */
  readonly state: AccessoryState | null;
  /** At the handover; null: not answered then, or this is the handover. */
  readonly before: AccessoryState | null;
}

/** «при выдаче: есть», and a mark when it did not come back. */
export function AccessoryNote({ state, before }: AccessoryNoteProps) {
  if (before === null) return null;
  return (
    <Row gap={8} align="center" wrap>
      <Text tone="muted" size="label">
        {ACCESSORY_TEXTS.atHandover}: {ACCESSORY_STATE_TEXTS[before]}
      </Text>
      {state === 'missing' && before === 'present' && (
        <Badge look="danger" icon={<TriangleAlert />}>
          {ACCESSORY_TEXTS.lost}
        </Badge>
      )}
    </Row>
  );
}
