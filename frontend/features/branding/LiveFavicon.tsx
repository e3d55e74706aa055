import { useApolloClient } from '@apollo/client/react';
import { useStale } from '@frontend/shared/data/commands/stale';
import { keepFavicon } from '@frontend/shared/lib/device/favicon';
import { BrandingDocument } from './branding.generated';

/** Updates the favicon when another user changes it; renders nothing. */
export default function LiveFavicon() {
  const client = useApolloClient();
  const read = async () => {
    try {
      const query = { query: BrandingDocument, fetchPolicy: 'network-only' } as const;
      const { data } = await client.query(query);
      if (data) keepFavicon(data.branding.faviconUrl ?? null);
    } catch (error) {
      console.warn('The favicon could not be asked for', error);
    }
  };
  useStale(['branding'], () => void read(), ['uploadFavicon', 'resetFavicon']);
  return null;
}
