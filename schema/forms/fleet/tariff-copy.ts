import { CAR_LIMITS } from '@schema/constants/fleet';
import { MESSAGES } from '@schema/messages';
import { TARIFF_COPY_MESSAGES } from '@schema/messages/tariff-copy';
import { array } from 'yup';
import { atMost, optionalVersion, partOf, reference, shapeOf } from '../fields/fields';

const { cars, generic } = MESSAGES;

const eachOnce = (items: readonly { readonly id?: unknown }[]) =>
  new Set(items.map((item) => item?.id)).size === items.length;

const target = partOf(
  { id: reference(cars.notFound), version: reference(generic.wrongNumberType) },
  TARIFF_COPY_MESSAGES.nothingChosen,
);

/** The car with the copied tariffs, and the target cars, each with the version read. */
export const tariffCopyPayload = shapeOf(
  {
    carId: reference(cars.notFound),
    version: optionalVersion(),
    cars: atMost(
      CAR_LIMITS.tariffCopies,
      TARIFF_COPY_MESSAGES.tooMany,
      array(target)
        .typeError(TARIFF_COPY_MESSAGES.nothingChosen)
        .defined(TARIFF_COPY_MESSAGES.nothingChosen)
        .nonNullable(TARIFF_COPY_MESSAGES.nothingChosen)
        .min(1, TARIFF_COPY_MESSAGES.nothingChosen)
        .test('once', TARIFF_COPY_MESSAGES.repeated, eachOnce)
        .test(
          'other',
          TARIFF_COPY_MESSAGES.sameCar,
          (items, { parent }) => !items.some((item) => item?.id === parent.carId),
        ),
    ),
  },
  [
    TARIFF_COPY_MESSAGES.nothingChosen,
    TARIFF_COPY_MESSAGES.repeated,
    TARIFF_COPY_MESSAGES.sameCar,
    TARIFF_COPY_MESSAGES.tooMany,
  ],
);
