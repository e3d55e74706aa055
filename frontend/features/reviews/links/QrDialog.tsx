import { COPY_FAILURES, CopyButton } from '@frontend/shared/ui/buttons/CopyButton';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { QrPicture } from '@frontend/shared/ui/QrPicture';
import { REVIEW_LINK_TEXTS } from '@schema/texts/reports/reviews';
import css from './QrDialog.module.css';

interface QrDialogProps {
  readonly name: string;
  readonly link: string;
  readonly onClose: () => void;
}

/** A link as a QR code, as text and to copy. */
export default function QrDialog({ name, link, onClose }: QrDialogProps) {
  return (
    <Dialog size="small" title={`${REVIEW_LINK_TEXTS.qr}: ${name}`} onClose={onClose}>
      <DialogBody>
        <Stack gap={12} align="center" className={css.sheet}>
          <QrPicture text={link} label={`${REVIEW_LINK_TEXTS.qr}: ${link}`} />
          <Text as="p" tone="muted" size="label">
            {REVIEW_LINK_TEXTS.qrHint}
          </Text>
          <p className={css.link}>{link}</p>
          <CopyButton
            title={REVIEW_LINK_TEXTS.copyOne}
            text={() => link}
            failure={COPY_FAILURES.one}
          />
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
