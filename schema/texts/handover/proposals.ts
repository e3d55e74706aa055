import type { Proposal } from '@schema/values/handover/proposals';
import { formatExactRoubles } from '@schema/values/money/money';
import { formatCount } from '@schema/values/words/plural';
import { fuelText } from './sheet-words';

/** No line break within a product. */
const NBSP = '\u00a0';

type Reckoned = Exclude<Proposal, { kind: 'damage' }>;

/** «1 590 км сверх 900 · 690 км × 10 ₽» */
export function proposalText(proposal: Reckoned): string {
  const price = formatExactRoubles(proposal.price);
  switch (proposal.kind) {
    case 'mileage': {
      const { driven, limit, over } = proposal;
      const [all, free, rest] = [driven, limit, over].map(formatCount);
      return `${all} км сверх ${free} · ${rest}${NBSP}км${NBSP}×${NBSP}${price}`;
    }
    case 'fuel':
      return `Не хватает ${fuelText(proposal.missing)} бака · ${proposal.missing}${NBSP}×${NBSP}${price}`;
    case 'late':
      return `Позже срока на ${proposal.hours} ч · ${proposal.hours}${NBSP}ч${NBSP}×${NBSP}${price}`;
  }
}
