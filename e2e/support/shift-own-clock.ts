import { shiftDate } from './shifted-date.ts';

// Loaded before the product and in each of its threads.
shiftDate(Number(process.env.CLOCK_SHIFT_MS));
