import { describe, expect, test } from 'vitest';
import { allLinksText, liveLists, type ReviewLinkList, withList } from './review-links';

const list = (sourceId: number, code: string, expiresAt: string): ReviewLinkList => ({
  sourceId,
  code,
  createdAt: '2026-11-21T09:00:00.000Z',
  expiresAt,
  requestCount: 1,
  links: [
    {
      requestId: 7,
      customerName: 'Иванов Иван',
      customerPhone: '+79162451807',
      whatsappUrl: null,
      shortPath: `/reviews/share/${code}#7`,
    },
  ],
});

describe('review links stored in the tab', () => {
  const early = list(1, 'early', '2026-11-21T09:30:00.000Z');
  const late = list(2, 'late', '2026-11-21T10:00:00.000Z');

  test.each([
    ['2026-11-21T09:29:59.999Z', ['early', 'late']],
    ['2026-11-21T09:30:00.000Z', ['late']],
    ['2026-11-21T11:00:00.000Z', []],
  ])('at %s %j are valid', (now, codes) => {
    expect(liveLists([early, late], new Date(now)).map(({ code }) => code)).toEqual(codes);
  });

  test('a newer list replaces the older one of the same source', () => {
    const newer = list(1, 'newer', '2026-11-21T10:10:00.000Z');
    expect(withList([early, late], newer).map(({ code }) => code)).toEqual(['late', 'newer']);
  });

  test('are copied as the page URL and a line for each customer', () => {
    expect(allLinksText(early, 'https://crm.example')).toBe(
      'https://crm.example/reviews/share/early\nИванов Иван: https://crm.example/reviews/share/early#7',
    );
  });
});
