import { addDays, type Day, isDay } from '@schema/values/time/calendar';

export const RESEAT_GOALS = ['car', 'model', 'service', 'broken'] as const;
type ReseatGoal = (typeof RESEAT_GOALS)[number];

/** The car is out of use: its maintenance on these days does not block the plan. */
const OUT_OF_USE: readonly ReseatGoal[] = ['service', 'broken'];
export const isOutOfUse = (goal: ReseatGoal) => OUT_OF_USE.includes(goal);

/**
 * The car or model to free and the days, in the URL:
 * '?car=12&from=2026-11-12&to=2026-11-20&broken=1'.
 */
export interface ReseatAddress {
  readonly goal: ReseatGoal;
  readonly carId: number | null;
  readonly model: string | null;
  /** Both inclusive. */
  readonly from: Day;
  readonly to: Day;
}

/** Default length: a week from today. */
const DEFAULT_DAYS = 7;

export function reseatAddressOf(params: URLSearchParams, today: Day): ReseatAddress {
  const car = params.get('car') ?? '';
  const carId = /^[1-9]\d{0,8}$/.test(car) ? Number(car) : null;
  const model = params.get('model');
  const outOfUse = OUT_OF_USE.find((goal) => params.has(goal));
  const goal = outOfUse ?? (model === null ? 'car' : 'model');
  const [givenFrom, givenTo] = [params.get('from'), params.get('to')];
  const from = isDay(givenFrom) ? givenFrom : today;
  const to = isDay(givenTo) && givenTo >= from ? givenTo : addDays(from, DEFAULT_DAYS - 1);
  return { goal, carId, model: model || null, from, to };
}

/** The URL parameters; a last day before the first is set to it. */
export function reseatParams(address: ReseatAddress): URLSearchParams {
  const { goal, carId, model, from, to } = address;
  const params = new URLSearchParams();
  if (goal === 'model') params.set('model', model ?? '');
  else if (carId !== null) params.set('car', String(carId));
  params.set('from', from);
  params.set('to', to < from ? from : to);
  if (isOutOfUse(goal)) params.set(goal, '1');
  return params;
}

/** Whether the parameters suffice to request a plan. */
export const isComplete = ({ goal, carId, model }: ReseatAddress): boolean =>
  goal === 'model' ? model !== null : carId !== null;
