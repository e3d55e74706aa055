import type { RestRow } from '@backend/rest/row';

/** Documents of rentals (docs/domain.md, documents; not in requirements.md, P). */
export const paperRows: readonly RestRow[] = [
  { method: 'GET', path: '/bookings/{bookingId}/papers', field: 'rentalPapers' },
  { method: 'GET', path: '/papers', field: 'papers', isLong: true },
  { method: 'GET', path: '/papers/{id}', field: 'paper' },
  { method: 'POST', path: '/papers', field: 'issuePaper', status: 201 },
  { method: 'POST', path: '/papers/{id}/void', field: 'voidPaper' },
  { method: 'POST', path: '/papers/{paperId}/link', field: 'createPaperLink', status: 201 },
  { method: 'POST', path: '/papers/links/{id}/revoke', field: 'revokePaperLink' },
  { method: 'GET', path: '/papers/links/{code}', field: 'sharedPaper' },
];
