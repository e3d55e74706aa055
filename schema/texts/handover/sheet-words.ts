import { FUEL_FULL, type PhotoAngle, type SheetSide } from '@schema/values/handover/sheet';

/** Words of a handover sheet that several screens show. */
export const SIDE_TEXTS: Readonly<Record<SheetSide, string>> = { out: 'Выдача', back: 'Возврат' };

export const ANGLE_TEXTS: Readonly<Record<PhotoAngle, string>> = {
  front: 'Спереди',
  left: 'Слева',
  rear: 'Сзади',
  right: 'Справа',
  interior: 'Салон',
  trunk: 'Багажник',
  dashboard: 'Приборы',
  detail: 'Ещё фото',
};

/** 7 → «7/8» */
export const fuelText = (eighths: number): string => `${eighths}/${FUEL_FULL}`;

/** 'топливо 7/8' */
export const fuelFact = (eighths: number): string => `топливо ${fuelText(eighths)}`;
