import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { REVIEW_LINK_TEXTS } from '@schema/texts/reports/reviews';
import { encode } from 'uqr';
import { COPY_FAILURES, CopyButton } from './CopyButton';
import css from './QrDialog.module.css';

/** Width of the light margin around a code, modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

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

/** Dark on light in both themes: some scanners cannot read inverted codes. */
function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={css.picture}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={dark.join('')} fill="#000000" />
    </svg>
  );
}
