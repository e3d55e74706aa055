import { Button } from '@frontend/shared/ui/buttons/Button';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogForm } from '@frontend/shared/ui/dialogs/DialogForm';
import { DialogBody, DialogFooter, FieldGrid } from '@frontend/shared/ui/dialogs/DialogParts';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { DateField } from '@frontend/shared/ui/pickers/DateField';
import { MESSAGES } from '@schema/messages';
import { FINDING_TEXTS, SHEET_LIST_TEXTS as texts } from '@schema/texts/handover/sheet-list';
import { SIDE_TEXTS } from '@schema/texts/handover/sheet-words';
import { FILTER_TEXTS } from '@schema/texts/shell/lists';
import { SHEET_FINDINGS, SHEET_SIDES } from '@schema/values/handover/sheet';
import { useState } from 'react';
import { NO_SHEET_FILTER, type SheetFilter } from './sheet-filter';

const SIDES = SHEET_SIDES.map((id) => ({ id, title: SIDE_TEXTS[id] }));
const FINDINGS = SHEET_FINDINGS.map((id) => ({ id, title: FINDING_TEXTS[id] }));

interface SheetFilterDialogProps {
  readonly filter: SheetFilter;
  readonly onApply: (filter: SheetFilter) => void;
  readonly onClose: () => void;
}

/** Filters of the list of sheets. */
export default function SheetFilterDialog({ filter, onApply, onClose }: SheetFilterDialogProps) {
  const [wanted, setWanted] = useState(filter);
  const set = (change: Partial<SheetFilter>) => setWanted((was) => ({ ...was, ...change }));
  const { from, to } = wanted;
  const isWrong = from !== null && to !== null && to < from;
  return (
    <Dialog title={FILTER_TEXTS.title} size="medium" onClose={onClose}>
      <DialogForm label={FILTER_TEXTS.title} onSubmit={() => !isWrong && onApply(wanted)}>
        <DialogBody>
          <FieldGrid>
            <DateField
              label={texts.from}
              value={from ?? ''}
              onChange={(day) => set({ from: day || null })}
            />
            <DateField
              label={texts.to}
              value={to ?? ''}
              error={isWrong ? MESSAGES.generic.invalidPeriod : null}
              onChange={(day) => set({ to: day || null })}
            />
            <Select
              label={texts.side}
              emptyTitle={texts.anySide}
              options={SIDES}
              value={wanted.side}
              onChange={(side) => set({ side })}
            />
            <Select
              label={texts.finding}
              emptyTitle={texts.anyFinding}
              options={FINDINGS}
              value={wanted.finding}
              onChange={(finding) => set({ finding })}
            />
          </FieldGrid>
        </DialogBody>
        <DialogFooter
          onCancel={onClose}
          extra={<Button onClick={() => onApply(NO_SHEET_FILTER)}>{FILTER_TEXTS.clear}</Button>}
        >
          <Button type="submit" look="primary" disabled={isWrong}>
            {FILTER_TEXTS.apply}
          </Button>
        </DialogFooter>
      </DialogForm>
    </Dialog>
  );
}
