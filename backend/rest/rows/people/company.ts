import type { RestRow } from '@backend/rest/row';

/** Settings of the company (not in requirements.md, P). */
export const companyRows: readonly RestRow[] = [
  { method: 'GET', path: '/company', field: 'company' },
  { method: 'PUT', path: '/company', field: 'setCompanySettings' },
  { method: 'GET', path: '/company/offer', field: 'offerSettings' },
  { method: 'PUT', path: '/company/offer', field: 'setOfferSettings' },
  { method: 'GET', path: '/company/sheet-settings', field: 'sheetSettings' },
  { method: 'PUT', path: '/company/sheet-settings', field: 'setSheetSettings' },
  { method: 'GET', path: '/company/paper-settings', field: 'paperSettings' },
  { method: 'PUT', path: '/company/paper-settings', field: 'setPaperSettings' },
];
