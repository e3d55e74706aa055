import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { OFFER_TEXTS } from '@schema/texts/bookings/offers';
import MessageSquareShare from 'lucide-react/icons/message-square-share';
import { Suspense, useState } from 'react';
import type { Offer } from './offer';

const OfferSheet = lazyComponent(() => import('./OfferSheet'));

interface OfferButtonProps {
  /** Computed on press, so that the text has the values typed so far. */
  readonly offer: () => Offer;
  readonly look?: 'button' | 'icon';
  readonly disabled?: boolean;
  readonly title?: string;
}

/** «Отправить клиенту»: opens the text with car, dates and price. */
export function OfferButton(props: OfferButtonProps) {
  const { offer, look = 'button', disabled = false, title = OFFER_TEXTS.send } = props;
  const [opened, setOpened] = useState<Offer | null>(null);
  const open = () => setOpened(offer());
  const icon = <MessageSquareShare />;
  return (
    <>
      {look === 'icon' ? (
        <IconButton look="framed" label={title} icon={icon} disabled={disabled} onClick={open} />
      ) : (
        <Button icon={icon} disabled={disabled} onClick={open}>
          {title}
        </Button>
      )}
      {opened && (
        <Suspense fallback={<LateDialog />}>
          <OfferSheet offer={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
