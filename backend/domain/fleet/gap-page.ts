import type { GapOrder } from '@schema/constants/search';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import type { Gap } from './gaps';

/** A page of gaps and the totals of all matching ones. */
interface GapPage {
  readonly items: readonly Gap[];
  /** Gaps that match the model filter. */
  readonly total: number;
  /** Total days of those gaps. */
  readonly totalDays: number;
  /** Total potential revenue of those gaps; gaps without a tariff count as 0. */
  readonly totalEarnings: Kopecks;
  /** Every model with a gap, in alphabetical order. */
  readonly models: readonly string[];
}

const russian = new Intl.Collator('ru', { numeric: true });

const byEarnings = (a: Gap, b: Gap) => (b.earnings ?? -1) - (a.earnings ?? -1);
const byDate = (a: Gap, b: Gap) => (a.firstDay < b.firstDay ? -1 : a.firstDay > b.firstDay ? 1 : 0);

/** The gaps of one model or all, sorted by revenue or by date, cut to a page. */
export function gapPage(
  gaps: readonly Gap[],
  { model, order }: { readonly model: string | null; readonly order: GapOrder },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): GapPage {
  const ofModel = model === null ? gaps : gaps.filter(({ carTitle }) => carTitle === model);
  const compare =
    order === 'date'
      ? (a: Gap, b: Gap) => byDate(a, b) || byEarnings(a, b)
      : (a: Gap, b: Gap) => byEarnings(a, b) || byDate(a, b);
  return {
    items: ofModel.toSorted(compare).slice(offset, offset + limit),
    total: ofModel.length,
    totalDays: ofModel.reduce((sum, { days }) => sum + days, 0),
    totalEarnings: kopecks(ofModel.reduce((sum, { earnings }) => sum + (earnings ?? 0), 0)),
    models: [...new Set(gaps.map(({ carTitle }) => carTitle))].sort(russian.compare),
  };
}
