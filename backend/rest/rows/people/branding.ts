import { bodyFields } from '@backend/rest/body-fields';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

interface WireBranding {
  faviconUrl: string | null;
  version: number;
}

const BRANDING = selectionOf('Branding');

/** Branding (requirements.md, P46, P48). */
export const brandingRows: readonly RestRow[] = [
  row<{ branding: WireBranding }>({
    method: 'GET',
    path: '/site/branding',
    operation: `query Branding { branding ${BRANDING} }`,
    pick: ({ branding }) => branding,
  }),
  row<{ resetFavicon: WireBranding }>({
    method: 'DELETE',
    path: '/site/branding/favicon',
    operation: `mutation ResetFavicon($version: Int) { resetFavicon(version: $version) ${BRANDING} }`,
    variables: ({ body }) => bodyFields(body, ['version']),
    pick: ({ resetFavicon }) => resetFavicon,
  }),
];
