import { carFormPath, carStatePath } from '@frontend/app/paths';
import { useCan, useSession } from '@frontend/shared/data/session';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { Grid } from '@frontend/shared/ui/layout/Grid';
import { CAR_ACTIONS_TEXTS } from '@schema/texts/board/car-actions';
import { displayName } from '@schema/values/fleet/car-title';
import { dayOf } from '@schema/values/time/calendar';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Car from 'lucide-react/icons/car';
import Gauge from 'lucide-react/icons/gauge';
import Hammer from 'lucide-react/icons/hammer';
import Wrench from 'lucide-react/icons/wrench';
import type { BoardDialog } from '../address/board-dialog';
import type { BoardKnowledge } from '../board-knowledge';
import css from './CarActions.module.css';
import { bookingOfCar } from './car-booking';

interface CarActionsProps {
  readonly carId: number;
  readonly knowledge: BoardKnowledge;
  /** Path of the dialog's route. */
  readonly address: string;
  readonly open: (dialog: BoardDialog) => void;
  readonly onClose: () => void;
}

/** Permitted actions on a car of the board, opened from its row header. */
export default function CarActions(props: CarActionsProps) {
  const { carId, knowledge, address, open, onClose } = props;
  const { now, company } = useSession();
  const zone = company.timeZone;
  const canEdit = useCan('edit_bookings');
  const canSeeCars = useCan('view_cars');
  const car = knowledge.car(carId);
  const moment = now();
  const current = bookingOfCar(knowledge, carId, { now: moment, zone, rule: company });
  const today = dayOf(moment, zone);
  const days = { kind: 'days', carId, fromDay: today, toDay: today } as const;
  return (
    <Dialog
      title={car ? `${displayName(car)}, ${car.licensePlate}` : CAR_ACTIONS_TEXTS.title}
      size="small"
      address={address}
      onClose={onClose}
    >
      <DialogBody>
        <Grid gap={8} className={css.actions}>
          {current && (
            <Button
              className={css.action}
              icon={<CalendarCheck />}
              onClick={() => open({ kind: 'booking', id: current.id })}
            >
              {current.text}
            </Button>
          )}
          {canEdit && (
            <Button className={css.action} icon={<CalendarPlus />} onClick={() => open(days)}>
              {CAR_ACTIONS_TEXTS.book}
            </Button>
          )}
          {canEdit && (
            <Button
              className={css.action}
              icon={<Wrench />}
              onClick={() => open({ kind: 'breakdown', carId })}
            >
              {CAR_ACTIONS_TEXTS.breakdown}
            </Button>
          )}
          <Button
            className={css.action}
            icon={<Hammer />}
            onClick={() => open({ ...days, isService: true })}
          >
            {CAR_ACTIONS_TEXTS.service}
          </Button>
          {(canSeeCars || canEdit) && (
            <ButtonLink
              className={css.action}
              target={{ to: carStatePath(carId) }}
              icon={<Gauge />}
            >
              {CAR_ACTIONS_TEXTS.state}
            </ButtonLink>
          )}
          {canSeeCars && (
            <ButtonLink className={css.action} target={{ to: carFormPath(carId) }} icon={<Car />}>
              {CAR_ACTIONS_TEXTS.car}
            </ButtonLink>
          )}
        </Grid>
      </DialogBody>
    </Dialog>
  );
}
