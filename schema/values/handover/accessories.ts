import { cleanName } from '../words/text';

/** Whether a thing that belongs to the car is in it; `not_given`: it was left with the company. */
export const ACCESSORY_STATES = ['present', 'missing', 'not_given'] as const;
export type AccessoryState = (typeof ACCESSORY_STATES)[number];

/** A thing that is handed over with a car, such as a child seat. */
export interface Accessory {
  readonly name: string;
  readonly state: AccessoryState;
}

export const ACCESSORY_LIMITS = { count: 12, name: 40 } as const;

/** The same for names that differ in case and spaces only. */
export const accessoryKey = (name: string): string => cleanName(name).toLowerCase();
