import { ConflictFixes } from '@frontend/shared/bookings/ConflictFixes';
import { occupiedOf } from '@frontend/shared/bookings/occupied';
import { withCar } from '@frontend/shared/bookings/terms/term-values';
import { useZone } from '@frontend/shared/data/session';
import { FormMessage } from '@frontend/shared/forms/FormMessage';
import { StalePanel } from '@frontend/shared/forms/StalePanel';
import { useIsCoarse } from '@frontend/shared/lib/device/use-media';
import { useLeave } from '@frontend/shared/lib/overlays/leave-guard';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { DialogForm } from '@frontend/shared/ui/dialogs/DialogForm';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { INCOMPLETE_TEXTS, ISSUE_TITLES } from '@schema/texts/bookings/incomplete';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, useState } from 'react';
import css from './IncompleteList.module.css';
import { type IncompleteBooking, issuesOf } from './incomplete-booking';
import { RepairFields } from './RepairFields';
import { firstMissing, withEnd, withStart } from './repair-values';
import { type Repaired, useRepair } from './useRepair';

interface RepairFormProps {
  readonly booking: IncompleteBooking;
  readonly onSaved: (saved: Repaired) => void;
  readonly onBack: () => void;
}

/** Completes an incomplete booking; a refused save keeps the typed values. */
export function RepairForm(props: RepairFormProps) {
  const { booking, onSaved, onBack } = props;
  const zone = useZone();
  const form = useRepair(booking, onSaved);
  const { update, refusal, attempt, isPending, cars } = form;
  const save = useRef<HTMLButtonElement>(null);
  const leave = useLeave();
  const issues = useRef<HTMLUListElement>(null);
  const isCoarse = useIsCoarse();
  const [focused] = useState(() => (isCoarse ? null : firstMissing(form.values)));
  useEffect(() => {
    if (focused === null) issues.current?.focus();
  }, [focused]);

  const occupied = occupiedOf(refusal);
  const fixed = () => {
    form.forgetRefusal();
    save.current?.focus();
  };
  return (
    <DialogForm
      label={INCOMPLETE_TEXTS.repairTitle}
      submitCount={attempt}
      isUnsaved={form.isUnsaved}
      onSubmit={form.submit}
    >
      <DialogBody>
        <ul ref={issues} className={css.issues} tabIndex={-1} aria-label={INCOMPLETE_TEXTS.toFix}>
          {issuesOf(booking).map((issue) => (
            <li key={issue}>
              <Badge look="warning">{ISSUE_TITLES[issue]}</Badge>
            </li>
          ))}
        </ul>
        <FormMessage form={form}>
          {occupied && (
            <ConflictFixes
              occupied={occupied}
              zone={zone}
              onTakeCar={(carId) => {
                update((was) => withCar(was, carId, cars.depositOf(carId)));
                fixed();
              }}
              onTakeWindow={({ startDate, endDate }) => {
                update((was) => withEnd(withStart(was, startDate), endDate));
                fixed();
              }}
            />
          )}
        </FormMessage>
        {form.newer && <StalePanel changes={form.newer.changes} onLoad={form.newer.load} />}
        <RepairFields booking={booking} form={form} focused={focused} />
      </DialogBody>
      <DialogFooter
        extra={
          <Button
            look="quiet"
            icon={<ArrowLeft />}
            disabled={isPending}
            onClick={() => leave(onBack)}
          >
            {INCOMPLETE_TEXTS.back}
          </Button>
        }
      >
        <Button ref={save} type="submit" look="primary" isPending={isPending}>
          {INCOMPLETE_TEXTS.save}
        </Button>
      </DialogFooter>
    </DialogForm>
  );
}
