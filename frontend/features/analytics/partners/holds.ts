import { PARTNERS_TEXTS } from '@schema/texts/reports/analytics';

/** All time or from a day on. */
export const HOLDS = [
  { id: 'always', title: PARTNERS_TEXTS.holdAlways },
  { id: 'fromDay', title: PARTNERS_TEXTS.holdFromDay },
] as const;
