import { PAPER_MESSAGES as M } from '@schema/messages/papers';
import { describe, expect, test } from 'vitest';
import { latestTerms, type OfferFacts, paperRefusals } from './paper-offers';

const facts = (more: Partial<OfferFacts>): OfferFacts => ({
  bookingId: 5,
  isCancelled: false,
  isSwapped: false,
  sheetIds: { out: null, back: null },
  isChanged: false,
  papers: [],
  ...more,
});
const paper = (kind: OfferFacts['papers'][number]['kind'], more: object = {}) => ({
  id: 1,
  kind,
  sheetId: null,
  bookingId: 5,
  ...more,
});
const CONTRACT = paper('contract');

describe('a document can be issued', () => {
  test.each([
    ['a first contract', {}, 'contract', null],
    ['a second contract', { papers: [CONTRACT] }, 'contract', M.contractIssued],
    ['an act without a sheet', {}, 'act_out', M.noSheet.act_out],
    ['an act of a sheet', { sheetIds: { out: 7, back: null } }, 'act_out', null],
    [
      'a second act of the sheet',
      { sheetIds: { out: 7, back: null }, papers: [paper('act_out', { sheetId: 7 })] },
      'act_out',
      M.actIssued,
    ],
    [
      'an act of its supplement',
      { sheetIds: { out: 8, back: null }, papers: [paper('act_out', { sheetId: 7 })] },
      'act_out',
      null,
    ],
    [
      'an act of the other side',
      { sheetIds: { out: 7, back: null } },
      'act_back',
      M.noSheet.act_back,
    ],
    ['a supplement without a contract', { isChanged: true }, 'extension', M.noContract],
    ['a supplement of the same terms', { papers: [CONTRACT] }, 'extension', M.nothingChanged],
    ['a supplement', { papers: [CONTRACT], isChanged: true }, 'extension', null],
    ['an agreement without a swap', {}, 'swap', M.notSwapped],
    ['an agreement on a swap', { isSwapped: true }, 'swap', null],
    [
      'a second agreement on it',
      { isSwapped: true, papers: [paper('swap')] },
      'swap',
      M.swapIssued,
    ],
    [
      'an agreement on a later swap',
      { isSwapped: true, papers: [paper('swap', { bookingId: 4 })] },
      'swap',
      null,
    ],
    ['a contract of an archived booking', { isCancelled: true }, 'contract', M.cancelled],
  ] as const)('%s', (_what, more, kind, refusal) => {
    expect(paperRefusals(facts(more))[kind]).toBe(refusal);
  });
});

test('the terms are stated by the latest contract, supplement or agreement', () => {
  const papers = [CONTRACT, paper('extension', { id: 2 }), paper('act_back', { id: 3 })];
  expect(latestTerms(papers)?.id).toBe(2);
  expect(latestTerms([paper('act_out')])).toBeNull();
});
