/** The long form is `npm run test:faults`, the short one is part of `npm run test:slow`. */
export const isLong = process.env.FAULTS === 'long';

export const byLength = <T>(short: T, long: T): T => (isLong ? long : short);

/** Of one test in the long form. */
export const LONG_TEST_MS = 20 * 60_000;
