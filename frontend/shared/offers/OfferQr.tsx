import { ChipField } from '@frontend/shared/ui/fields/ChipField';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { QrPicture } from '@frontend/shared/ui/QrPicture';
import { CONTACT_TEXTS } from '@schema/texts/bookings/marks';
import { OFFER_TEXTS } from '@schema/texts/bookings/offers';
import type { ContactWay } from '@schema/values/people/contact-ways';
import { useEffect, useRef, useState } from 'react';
import css from './OfferText.module.css';

/**
 * Longest content of a code, bytes: 125 modules a side with the lowest error correction, at least 3
 * px each at 24rem (ISO/IEC 18004, version 27).
 */
const MAX_BYTES = 1465;

const fits = (content: string) => new TextEncoder().encode(content).length <= MAX_BYTES;

interface OfferQrProps {
  readonly text: string;
  /** Messenger link with the text; null without a phone. */
  readonly link: string | null;
  readonly way: ContactWay;
}

/** The text as a QR code for the customer's phone, or the link of the chat for one of the company. */
export function OfferQr({ text, link, way }: OfferQrProps) {
  const [wanted, setWanted] = useState<'text' | 'link'>('text');
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const shownLink = wanted === 'link' ? link : null;
  const content = shownLink ?? text;
  return (
    <Stack gap={12} align="center" className={css.qr} ref={sheet}>
      {link && (
        <ChipField
          label={OFFER_TEXTS.qrWhat}
          value={wanted}
          options={[
            { id: 'text', title: OFFER_TEXTS.qrText },
            { id: 'link', title: CONTACT_TEXTS[way] },
          ]}
          onChange={setWanted}
        />
      )}
      {fits(content) ? (
        <>
          <QrPicture
            text={content}
            ecc="L"
            label={shownLink ? OFFER_TEXTS.qrLinkOf(CONTACT_TEXTS[way]) : OFFER_TEXTS.qrOf}
          />
          <Text as="p" tone="muted" size="label">
            {shownLink ? OFFER_TEXTS.qrLinkHint : OFFER_TEXTS.qrTextHint}
          </Text>
        </>
      ) : (
        <InfoPanel look="warning">{OFFER_TEXTS.qrTooLong}</InfoPanel>
      )}
    </Stack>
  );
}
