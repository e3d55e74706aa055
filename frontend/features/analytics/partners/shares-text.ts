import { PARTNERS_TEXTS } from '@schema/texts/reports/analytics';
import { percentWithTenth } from '@schema/values/money/percent';
import type { CarSharesFacts, PartnerFacts } from './usePartners';

/** 'Олег 12,5 %, Вера 40 %' */
export function sharesText(
  shares: CarSharesFacts['shares'],
  partners: readonly PartnerFacts[],
): string {
  if (shares.length === 0) return PARTNERS_TEXTS.noShares;
  const names = new Map(partners.map(({ id, name }) => [id, name]));
  return shares
    .map(
      ({ partnerId, sharePercent }) =>
        `${names.get(partnerId) ?? ''} ${percentWithTenth(sharePercent)}`,
    )
    .join(', ');
}
