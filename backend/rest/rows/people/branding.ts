import type { RestRow } from '@backend/rest/row';

/** Branding (requirements.md, P46, P48). */
export const brandingRows: readonly RestRow[] = [
  { method: 'GET', path: '/site/branding', field: 'branding' },
  { method: 'DELETE', path: '/site/branding/favicon', field: 'resetFavicon' },
];
