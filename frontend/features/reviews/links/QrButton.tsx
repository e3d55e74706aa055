import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { REVIEW_LINK_TEXTS } from '@schema/texts/reports/reviews';
import QrCode from 'lucide-react/icons/qr-code';
import { Suspense, useState } from 'react';

const QrDialog = lazyComponent(() => import('./QrDialog'));

interface QrButtonProps {
  /** Accessible name of the link: its customer or page. */
  readonly name: string;
  readonly link: string;
}

/** Opens the link as a QR code, for the camera of a phone. */
export function QrButton({ name, link }: QrButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<QrCode />}
        aria-label={`${REVIEW_LINK_TEXTS.qr}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {REVIEW_LINK_TEXTS.qr}
      </Button>
      {isOpen && (
        <Suspense fallback={<LateDialog />}>
          <QrDialog name={name} link={link} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
