import { useZone } from '@frontend/shared/data/session';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { CAR_STATE_MESSAGES } from '@schema/messages/car-state';
import { DAMAGE_TEXTS } from '@schema/texts/fleet/car-state';
import { dayOf, formatDay } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { useState } from 'react';
import type { CarStateFacts } from './useCarState';

interface MendQuestionProps {
  /** The damage in words. */
  readonly title: string;
  readonly works: NonNullable<CarStateFacts['recentWorks']>;
  /** Throws on refusal. `workId` null: not named. */
  readonly mend: (workId: number | null) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks which maintenance repaired a damage; none need be named. */
export function MendQuestion({ title, works, mend, onClose }: MendQuestionProps) {
  const zone = useZone();
  const [workId, setWorkId] = useState<number | null>(null);
  const question = useQuestion(CAR_STATE_MESSAGES.damageFailed, async () => {
    await mend(workId);
    onClose();
  });
  const options = works.map(({ id, description, startDate }) => {
    const at = parseInstant(startDate);
    const day = at ? formatDay(dayOf(at, zone)) : '';
    return { id, title: DAMAGE_TEXTS.workOf(day, description) };
  });
  return (
    <ConfirmDialog
      title={DAMAGE_TEXTS.mendTitle}
      description={title}
      confirmTitle={DAMAGE_TEXTS.mend}
      {...question}
      onClose={onClose}
    >
      <Select
        label={DAMAGE_TEXTS.work}
        options={options}
        emptyTitle={DAMAGE_TEXTS.noWork}
        value={workId}
        onChange={setWorkId}
      />
    </ConfirmDialog>
  );
}
