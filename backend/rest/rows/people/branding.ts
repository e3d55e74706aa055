import { type RestRow, row } from '@backend/rest/row';

interface WireBranding {
  faviconUrl: string | null;
}

/** Branding (requirements.md, P46, P48). */
export const brandingRows: readonly RestRow[] = [
  row<{ branding: WireBranding }>({
    method: 'GET',
    path: '/site/branding',
    operation: 'query Branding { branding { faviconUrl } }',
    pick: ({ branding }) => branding,
  }),
  row<{ resetFavicon: WireBranding }>({
    method: 'DELETE',
    path: '/site/branding/favicon',
    operation: 'mutation ResetFavicon { resetFavicon { faviconUrl } }',
    pick: ({ resetFavicon }) => resetFavicon,
  }),
];
