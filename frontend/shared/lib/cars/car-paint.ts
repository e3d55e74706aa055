import type { CarNameParts } from '@schema/values/fleet/car-title';

/** Fill and outline of the drawn car: CSS colours. */
export interface CarPaint {
  readonly body: string;
  readonly edge: string;
}

/** Stems of colour names as typed («Белый», «тёмно-синий металлик») and their paint. */
const PAINTS: readonly (readonly [stem: RegExp, paint: CarPaint])[] = [
  [/сер[её]бр/, { body: '#b9c2cd', edge: '#7c8794' }],
  [/ч[её]рн/, { body: '#2b313b', edge: '#5b6675' }],
  [/красн|бордо|вишн|алый/, { body: '#d0453b', edge: '#972b23' }],
  [/голуб|бирюз/, { body: '#4ba3d8', edge: '#2a73a0' }],
  [/син/, { body: '#2f62c4', edge: '#1c3f85' }],
  [/зел[её]н|хаки|олив/, { body: '#5f7d5c', edge: '#3d5440' }],
  [/оранж/, { body: '#e2792b', edge: '#a5530f' }],
  [/ж[её]лт|золот/, { body: '#e4b52c', edge: '#a37c0c' }],
  [/корич|шоколад/, { body: '#7a5640', edge: '#4f3524' }],
  [/беж|песоч|шампан/, { body: '#cfbb98', edge: '#95805a' }],
  [/фиолет|сирен|пурпур/, { body: '#7c5bb5', edge: '#523a80' }],
  [/роз/, { body: '#d9799d', edge: '#a04a6c' }],
  [/бел|молоч|перламутр/, { body: '#f4f6f9', edge: '#9aa5b3' }],
  [/сер|граф|асфальт/, { body: '#8b96a5', edge: '#5a6573' }],
];

const UNKNOWN: CarPaint = { body: '#8b96a5', edge: '#5a6573' };

export type PaintedCar = Pick<CarNameParts, 'color'>;

/** The paint of the car's colour as typed; grey when empty or unknown. */
export function carPaint({ color }: PaintedCar): CarPaint {
  const name = (color ?? '').toLowerCase();
  return PAINTS.find(([stem]) => stem.test(name))?.[1] ?? UNKNOWN;
}
