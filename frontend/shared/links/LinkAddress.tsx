import { CONTACT_ICONS } from '@frontend/shared/bookings/PreferredContact';
import { useSession } from '@frontend/shared/data/session';
import { useMoment } from '@frontend/shared/data/use-moment';
import { canShare, shareContent } from '@frontend/shared/lib/device/share';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { COPY_FAILURES, CopyButton } from '@frontend/shared/ui/buttons/CopyButton';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { QrPicture } from '@frontend/shared/ui/QrPicture';
import { CONTACT_TEXTS } from '@schema/texts/bookings/marks';
import { LINK_TEXTS as texts } from '@schema/texts/links/links';
import { contactLink, textWayOf } from '@schema/values/people/contact-ways';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import css from './Links.module.css';
import type { CreatedLink } from './use-create-link';

interface LinkAddressProps {
  /** What the link opens: «Договор 26-Д-0001». */
  readonly title: string;
  readonly created: CreatedLink;
  /** Of the person who gets the link; null: no chat is offered. */
  readonly phone: string | null;
  readonly qrHint: string;
}

/** The address of a link that was just created, and the ways to send it. */
export function LinkAddress({ title, created, phone, qrHint }: LinkAddressProps) {
  const moment = useMoment();
  const { company } = useSession();
  const [hasFailed, setFailed] = useState(false);
  const address = window.location.origin + created.path;
  const message = texts.message(title, address, moment(created.expiresAt));
  const way = textWayOf(company.contactWay);
  const chat = contactLink(way, phone ?? '', message);
  const share = async () => setFailed(!(await shareContent({ title, url: address })));
  return (
    <Stack gap={12}>
      <Stack gap={4}>
        <Text tone="label" size="label">
          {texts.address}
        </Text>
        <p className={css.address}>{address}</p>
        <Text as="p" tone="warning" size="label">
          {texts.once}
        </Text>
      </Stack>
      {hasFailed && <ErrorBox message={texts.shareFailed} />}
      <Row gap={8} wrap>
        <CopyButton
          className={css.action}
          title={texts.copy}
          text={() => address}
          failure={COPY_FAILURES.one}
          look="primary"
        />
        {chat && (
          <ButtonLink
            className={css.action ?? ''}
            target={{ href: chat }}
            icon={CONTACT_ICONS[way]}
          >
            {CONTACT_TEXTS[way]}
          </ButtonLink>
        )}
        {canShare() && (
          <Button className={css.action} icon={<Share2 />} onClick={() => void share()}>
            {texts.share}
          </Button>
        )}
      </Row>
      <Stack gap={4} align="center" className={css.qr}>
        <QrPicture text={address} label={texts.qr} />
        <Text as="p" tone="muted" size="label">
          {qrHint}
        </Text>
      </Stack>
    </Stack>
  );
}
