import { useZone } from '@frontend/shared/data/session';
import { bound } from '@frontend/shared/forms/bound';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { NumberField } from '@frontend/shared/ui/fields/NumberField';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { fuelOf } from '@schema/forms/handover/sheet-form';
import { CAR_STATE_TEXTS, MILEAGE_ANSWER_TEXTS } from '@schema/texts/fleet/car-state';
import { driven, fuelDifference, kmDifference, READING_TEXTS } from '@schema/texts/handover/sheet';
import { fuelText } from '@schema/texts/handover/sheet-words';
import type { MileageAnswer } from '@schema/values/fleet/mileage';
import { dayOf, formatDay } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { parseCount } from '@schema/values/words/plain-digits';
import { formatCount } from '@schema/values/words/plural';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { SheetCar } from '../useRentalSheets';
import { FuelField } from './FuelField';
import css from './ReadingsPart.module.css';
import type { SheetFields } from './useSheetForm';

interface ReadingsPartProps {
  readonly form: SheetFields;
  readonly car: SheetCar;
  /** Values of the sheet of the handover; null: this is that sheet. */
  readonly before: { readonly km: number | null; readonly fuel: number | null } | null;
}

/** Mileage and fuel; on a return beside the values at the handover. */
export function ReadingsPart({ form, car, before }: ReadingsPartProps) {
  const km = parseCount(form.values.km);
  const fuel = fuelOf(form.values.fuel);
  const { km: kmTitle, atHandover, notRead, noFuel } = READING_TEXTS;
  return (
    <>
      <Stack gap={6}>
        {before && (
          <Compared
            name={atHandover}
            was={before.km === null ? notRead : CAR_STATE_TEXTS.km(before.km)}
            difference={before.km !== null && km !== null ? driven(km - before.km) : null}
            isWorse={before.km !== null && km !== null && km < before.km}
          />
        )}
        <NumberField
          label={kmTitle}
          className={css.km ?? ''}
          hint={before?.km == null && <LastReading km={km} car={car} />}
          {...bound(form, 'km')}
          error={form.errorOf('km') ?? form.doubt}
        />
        {form.answers.length > 0 && <Answers answers={form.answers} onAnswer={form.explain} />}
      </Stack>
      <Stack gap={6}>
        {before && (
          <Compared
            name={atHandover}
            was={before.fuel === null ? noFuel : fuelText(before.fuel)}
            difference={
              before.fuel !== null && fuel !== null ? fuelDifference(fuel - before.fuel) : null
            }
            isWorse={before.fuel !== null && fuel !== null && fuel < before.fuel}
          />
        )}
        <FuelField
          value={fuel}
          error={form.errorOf('fuel')}
          onChange={(eighths) =>
            form.update((was) => ({ ...was, fuel: eighths === null ? '' : String(eighths) }))
          }
        />
      </Stack>
    </>
  );
}

interface ComparedProps {
  readonly name: string;
  readonly was: string;
  readonly difference: string | null;
  readonly isWorse: boolean;
}

/** «при выдаче 154 820 км → +1 590 км» */
function Compared({ name, was, difference, isWorse }: ComparedProps) {
  return (
    <Row gap={8} align="center" justify="between" wrap className={css.compared}>
      <span>
        <Text tone="muted">{name}</Text> {was}
      </span>
      <output className={css.difference}>
        {difference && (
          <>
            <ArrowRight aria-hidden="true" />
            <Text weight={650} {...(isWorse && { tone: 'danger' as const })}>
              {difference}
            </Text>
          </>
        )}
      </output>
    </Row>
  );
}

/** «прошлый 154 754 · +66 · 17.11» */
function LastReading({ km, car }: { readonly km: number | null; readonly car: SheetCar }) {
  const zone = useZone();
  if (!car) return null;
  const { mileage } = car;
  if (!mileage) return READING_TEXTS.noLast;
  const at = parseInstant(mileage.at);
  const parts = [
    `${READING_TEXTS.last} ${formatCount(mileage.km)}`,
    km !== null && kmDifference(km - mileage.km),
    at && formatDay(dayOf(at, zone)),
  ];
  return parts.filter(Boolean).join(' · ');
}

interface AnswersProps {
  readonly answers: readonly MileageAnswer[];
  readonly onAnswer: (answer: MileageAnswer) => void;
}

/** Explanations of a doubtful mileage, as `MileageDialog` offers them; each saves the sheet. */
function Answers({ answers, onAnswer }: AnswersProps) {
  return (
    <Stack gap={8} align="start" className={css.answers}>
      <span>{READING_TEXTS.doubt}</span>
      {answers.map((answer) => (
        <Button key={answer} onClick={() => onAnswer(answer)}>
          {MILEAGE_ANSWER_TEXTS[answer]}
        </Button>
      ))}
    </Stack>
  );
}
