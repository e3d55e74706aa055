import { percentText } from '@schema/values/money/percent';
import type { StatementFactsFragment } from './statement.generated';

type Percents = Pick<StatementFactsFragment['cars'][number], 'lowestPercent' | 'highestPercent'>;

/** '25 %', or '25–30 %' when the share changes in the period. */
export function percentRange({ lowestPercent, highestPercent }: Percents): string {
  const [lowest, highest] = [percentText(lowestPercent), percentText(highestPercent)];
  return `${lowest === highest ? lowest : `${lowest}–${highest}`}\u00a0%`;
}
