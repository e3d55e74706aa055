import type { Chance } from '@backend/samples/random';
import { Booking } from '@backend/store/entities/booking.entity';
import { CarDamage } from '@backend/store/entities/fleet/car-damage.entity';
import { MileageReading } from '@backend/store/entities/fleet/mileage-reading.entity';
import { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import type { Em } from '@backend/store/open-store';
import { insertInChunks } from '@backend/store/sql/insert-in-chunks';
import { INK_HEIGHT, INK_WIDTH, type Ink } from '@schema/values/handover/ink';
import { FUEL_FULL, type SheetSide } from '@schema/values/handover/sheet';
import { millisecondsInDay } from 'date-fns/constants';
import { subDays } from 'date-fns/subDays';

interface DemoHandover {
  readonly now: Date;
  readonly userId: number;
  readonly userLogin: string;
}

/** Rentals of these last days have sheets; the readings of the demo are older than these. */
const SHEET_DAYS = 60;
/** Kilometres a day after the latest reading. */
const KM_PER_DAY = 110;
const POINTS = 40;

/** A wave that becomes flatter to its end. */
function signature(chance: Chance): Ink {
  const turns = chance.whole(3, 6);
  const stroke = Array.from({ length: POINTS }, (_, at) => {
    const part = at / (POINTS - 1);
    const wave = Math.sin(part * turns * 2 * Math.PI) * (1 - part * 0.7);
    return [INK_WIDTH * (0.15 + 0.6 * part), INK_HEIGHT * (0.5 - 0.35 * wave)].map(Math.round);
  });
  return [stroke.flat()];
}

type KnownReading = Pick<MileageReading, 'at' | 'km'>;

/** The mileage at the moment, on a line between the readings around it; null before the first one. */
function kmAt(readings: readonly KnownReading[], at: Date): number | null {
  const before = readings.findLast((reading) => reading.at <= at);
  if (!before) return null;
  const after = readings.find((reading) => reading.at > at);
  const days = (at.getTime() - before.at.getTime()) / millisecondsInDay;
  if (!after) return Math.round(before.km + days * KM_PER_DAY);
  const between = (after.at.getTime() - before.at.getTime()) / millisecondsInDay;
  return Math.round(before.km + ((after.km - before.km) * days) / between);
}

/** Sheets of the recent handovers and returns, each with its reading; the last return found a dent. */
export async function addDemoSheets(
  em: Em,
  chance: Chance,
  { now, userId, userLogin }: DemoHandover,
): Promise<void> {
  const apart = { disableIdentityMap: true } as const;
  const known = await em.find(MileageReading, {}, { ...apart, orderBy: { at: 'asc' } });
  const byCar = Map.groupBy(known, ({ car }) => car.id);
  const handed = { handedOverAt: { $gte: subDays(now, SHEET_DAYS) }, cancelledAt: null };
  const bookings = await em.find(Booking, handed, { ...apart, orderBy: { id: 'asc' } });
  const author = { userId, userLogin };
  const inspections = bookings.flatMap((booking) => {
    const { car, handedOverAt, returnedAt } = booking;
    if (!car || !handedOverAt) return [];
    const at = (side: SheetSide, moment: Date) => {
      const km = kmAt(byCar.get(car.id) ?? [], moment);
      return km === null ? [] : [{ booking: booking.id, car: car.id, side, at: moment, km }];
    };
    return [...at('out', handedOverAt), ...(returnedAt ? at('back', returnedAt) : [])];
  });
  const readings = await insertInChunks(
    em,
    MileageReading,
    inspections.map(({ car, at, km }) => ({ car, at, km, ...author, createdAt: at })),
  );
  const sheets = await insertInChunks(
    em,
    HandoverSheet,
    inspections.map((inspection, index) => ({
      ...inspection,
      ...author,
      clientId: index.toString(16).padStart(32, '0'),
      readingId: readings[index]?.id ?? null,
      fuel: chance.whole(inspection.side === 'out' ? 6 : 2, FUEL_FULL),
      signatureWay: 'finger' as const,
      signature: signature(chance),
      createdAt: inspection.at,
    })),
  );
  const last = inspections.findLastIndex(({ side }) => side === 'back');
  const [inspection, sheet] = [inspections[last], sheets[last]];
  if (!inspection || !sheet) return;
  em.create(CarDamage, {
    car: inspection.car,
    sheetId: sheet.id,
    view: 'right',
    x: 420,
    y: 600,
    kind: 'dent',
    size: 'medium',
    ...author,
    createdAt: inspection.at,
  });
  await em.flush();
}
