import { stopDate } from './stopped-date.ts';

// Loaded before the product and in each of its threads.
stopDate(Number(process.env.CLOCK_STANDS_AT));
