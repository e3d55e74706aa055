import { expect, it } from 'vitest';
import { shownOffers } from './shown-offers';

const offer = (kind: 'contract' | 'act_out' | 'extension' | 'swap', refusal: string | null) => ({
  kind,
  refusal,
});
const kinds = (offers: readonly { readonly kind: string }[]) => offers.map(({ kind }) => kind);

it('explains a missing contract, not an act, an extension or a swap that is not due', () => {
  const { open, refused } = shownOffers(
    [
      offer('contract', 'Бронь в архиве'),
      offer('act_out', 'Сначала сохраните акт'),
      offer('extension', 'Сначала составьте договор'),
      offer('swap', 'Машину не меняли'),
    ],
    [],
  );
  expect(kinds(open)).toEqual([]);
  expect(kinds(refused)).toEqual(['contract']);
});

it('does not explain a kind that is issued, unless it is void', () => {
  const offers = [offer('contract', 'Уже составлен'), offer('extension', null)];
  const paper = { kind: 'contract', voidedAt: null } as const;
  expect(kinds(shownOffers(offers, [paper]).refused)).toEqual([]);
  expect(kinds(shownOffers(offers, [paper]).open)).toEqual(['extension']);
  const voided = { ...paper, voidedAt: '2026-11-20T09:00:00Z' };
  expect(kinds(shownOffers(offers, [voided]).refused)).toEqual(['contract']);
});
