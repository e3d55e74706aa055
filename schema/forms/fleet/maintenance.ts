import { TEXT_LIMITS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { MAINTENANCE_STATUSES, type MaintenanceStatus } from '@schema/statuses';
import { parseAmount } from '@schema/values/money/money';
import {
  amount,
  amountInput,
  choice,
  optionalReference,
  optionalVersion,
  reference,
  requiredText,
  shapeOf,
} from '../fields/fields';
import { periodFields } from '../fields/period-fields';

const { maintenance, period, booking } = MESSAGES;

/** Order of messages in the error box (requirements.md, W7). */
const order = [
  booking.carRequired,
  maintenance.timesRequired,
  maintenance.invalid,
  maintenance.endBeforeStart,
  period.tooLong,
  maintenance.descriptionRequired,
  maintenance.costInvalid,
  maintenance.statusInvalid,
];

/** Form values while editing. Instants are ISO strings, '' while unset. */
export interface MaintenanceValues {
  description: string;
  status: MaintenanceStatus;
  startDate: string;
  endDate: string;
  cost: string;
}

const shared = {
  ...periodFields(maintenance),
  description: requiredText(maintenance.descriptionRequired, TEXT_LIMITS.description),
  status: choice(MAINTENANCE_STATUSES, maintenance.statusInvalid),
};

export const maintenanceForm = shapeOf(
  {
    ...shared,
    cost: amountInput(maintenance.costInvalid, { mayBeEmpty: false }),
  },
  order,
);

/** The request body (requirements.md, W12); new maintenance also has its car. Cost in roubles. */
export interface MaintenancePayload {
  description: string;
  status: MaintenanceStatus;
  startDate: string;
  endDate: string;
  cost: number;
}

/** Maintenance from the API. */
export interface SavedWork extends Readonly<MaintenancePayload> {
  readonly id: number;
  readonly carId: number;
  readonly version: number;
}

const updateShape = {
  ...shared,
  cost: amount(maintenance.costInvalid),
  version: optionalVersion(),
};

/** Validates the payload of an update, before or after its conversion to instants and kopecks. */
export const maintenancePayload = shapeOf(
  { carId: optionalReference(booking.carRequired), ...updateShape },
  order,
);

/** The same payload for new maintenance, with its car. */
export const maintenanceCreatePayload = shapeOf(
  {
    carId: reference(booking.carRequired),
    ...updateShape,
  },
  order,
);

/** Requires values valid by `maintenanceForm`. */
export function toMaintenancePayload(values: MaintenanceValues): MaintenancePayload {
  return {
    description: values.description.trim(),
    status: values.status,
    startDate: values.startDate,
    endDate: values.endDate,
    cost: parseAmount(values.cost) ?? 0,
  };
}
