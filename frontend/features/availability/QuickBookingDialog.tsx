import { useCan, useSession } from '@frontend/shared/data/session';
import { dateBounds } from '@frontend/shared/forms/date-bounds';
import { RestoredPanel } from '@frontend/shared/forms/drafts/RestoredPanel';
import { useFormDraft } from '@frontend/shared/forms/drafts/use-form-draft';
import {
  lengthOf,
  readPeriod,
  typedPeriod,
  withLiftedEnd,
  withMovedStart,
} from '@frontend/shared/forms/typed-period';
import { Unsaved } from '@frontend/shared/lib/overlays/leave-guard';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DateTimeField } from '@frontend/shared/ui/pickers/DateTimeField';
import type { QuickBookingValues } from '@schema/forms/bookings/quick-booking';
import { QUICK_BOOKING_TEXTS } from '@schema/texts/bookings/availability';
import { quickBookingPeriod } from '@schema/values/time/default-period';
import type { Period } from '@schema/values/time/period';
import { type ReactNode, useEffect, useState } from 'react';
import { AvailableCars } from './AvailableCars';
import { QuickDates } from './QuickDates';
import { SeveralFooter } from './SeveralFooter';
import { type AvailableView, useAvailableCars } from './useAvailableCars';

interface QuickBookingDialogProps {
  /** Path of the dialog's route. */
  readonly address: string;
  /** Initial dates instead of the default ones. */
  readonly initialPeriod?: QuickBookingValues;
  readonly onChoose: (carId: number, period: Period) => void;
  readonly onChooseSeveral: (carIds: readonly number[], period: Period) => void;
  readonly onClose: () => void;
  /** Wraps the hint of an empty list, which may have another reason than the dates. */
  readonly whenNone?: (hint: ReactNode) => ReactNode;
}

/** «Быстрое бронирование»: dates, then the free cars with prices (requirements.md, K39). */
export default function QuickBookingDialog({
  address,
  initialPeriod,
  onChoose,
  onChooseSeveral,
  onClose,
  whenNone,
}: QuickBookingDialogProps) {
  const { now, company } = useSession();
  const zone = company.timeZone;
  const canEdit = useCan('edit_bookings');
  const [opened] = useState(now);
  const [proposed] = useState(() => initialPeriod ?? typedPeriod(quickBookingPeriod(opened, zone)));
  const [period, setPeriod] = useState(proposed);
  /** Length on opening, or after the last change of the return. */
  const [length, setLength] = useState(() => lengthOf(proposed));
  /** `modelKey` of the chosen model; null: any. */
  const [model, setModel] = useState<string | null>(null);
  /** Cars chosen together; null: one car is chosen. */
  const [several, setSeveral] = useState<ReadonlySet<number> | null>(null);
  const kept = useFormDraft({
    draft: {
      kind: 'quickBooking',
      name: 'quick-booking',
      basis: initialPeriod ? `${initialPeriod.startDate} ${initialPeriod.endDate}` : '',
    },
    values: period,
    isUnsaved: period !== proposed,
    restore: setPeriod,
  });
  const view = useAvailableCars(period);
  const bounds = dateBounds(opened, zone);
  const chosen = readPeriod(period);
  const together = severalOf(view, several);

  useEffect(() => {
    if (!canEdit) onClose();
  }, [canEdit, onClose]);
  if (!canEdit) return null;

  return (
    <Dialog title={QUICK_BOOKING_TEXTS.title} size="wide" address={address} onClose={onClose}>
      <Unsaved isUnsaved={period !== proposed} onDiscard={kept.drop} />
      <DialogBody>
        <Text as="h3" tone="muted" size="label" weight={600} hasOwnLine>
          {QUICK_BOOKING_TEXTS.subtitle}
        </Text>
        <RestoredPanel
          kind="quickBooking"
          form={{ restoredAt: kept.restoredAt, removeRestored: () => setPeriod(proposed) }}
        />
        <QuickDates
          opened={opened}
          period={period}
          model={model}
          onModel={setModel}
          onPeriod={(next) => {
            setPeriod(next);
            setLength((was) => lengthOf(next) || was);
          }}
        >
          <DateTimeField
            label={QUICK_BOOKING_TEXTS.pickup}
            name="startDate"
            zone={zone}
            {...bounds}
            value={period.startDate}
            onChange={(startDate) => setPeriod((was) => withMovedStart(was, startDate, length))}
          />
          <DateTimeField
            label={QUICK_BOOKING_TEXTS.return}
            name="endDate"
            zone={zone}
            {...bounds}
            value={period.endDate}
            onChange={(endDate) => {
              const next = { ...period, endDate };
              setPeriod(next);
              setLength((was) => lengthOf(next) || was);
            }}
            onBlur={() => setPeriod(withLiftedEnd)}
          />
        </QuickDates>
        <AvailableCars
          view={view}
          period={chosen}
          model={model}
          question={`${period.startDate} ${period.endDate}`}
          several={several}
          onSeveral={() => setSeveral((was) => (was ? null : new Set()))}
          onChoose={(carId) => {
            if (!chosen) return;
            if (several) {
              setSeveral(toggled(several, carId));
              return;
            }
            kept.drop();
            onChoose(carId, chosen);
          }}
          {...(whenNone && { whenNone })}
        />
      </DialogBody>
      {several && (
        <SeveralFooter
          cars={together}
          period={chosen}
          isReady={view.state === 'ready'}
          onNext={() => {
            if (!chosen) return;
            kept.drop();
            onChooseSeveral(
              together.map(({ car }) => car.id),
              chosen,
            );
          }}
        />
      )}
    </Dialog>
  );
}

/** The chosen cars that are free, in the order they were added. */
function severalOf(view: AvailableView, several: ReadonlySet<number> | null) {
  if (!several || !('cars' in view)) return [];
  const free = new Map(view.cars.map((item) => [item.car.id, item]));
  return [...several].flatMap((id) => free.get(id) ?? []);
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
