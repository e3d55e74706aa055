import { useSession } from '@frontend/shared/data/session';
import { download } from '@frontend/shared/export/export-table';
import { shareContent } from '@frontend/shared/lib/device/share';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { RECEIPT_TEXTS } from '@schema/texts/money/receipt';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import type { MoneyEntryFacts, RentalMoneyFacts } from '../useRentalMoney';
import css from './Receipt.module.css';
import { type Receipt, receiptOf, receiptText } from './receipt';
import { useReceiptPicture } from './useReceiptPicture';

interface ReceiptDialogProps {
  readonly entry: MoneyEntryFacts;
  readonly bookingId: number;
  readonly rented: RentalMoneyFacts['rented'];
  readonly onClose: () => void;
}

/** Receipt of a payment: printed, saved, or shared if the device supports it. */
export default function ReceiptDialog({ entry, onClose, ...of }: ReceiptDialogProps) {
  const { company } = useSession();
  const receipt = receiptOf(entry, { company: company.name, zone: company.timeZone, ...of });
  const { picture, isFailed } = useReceiptPicture(receipt);
  const file = picture && new File([picture.blob], receipt.fileName, { type: 'image/png' });
  const canSend = file !== null && (navigator.canShare?.({ files: [file] }) ?? false);
  return (
    <Dialog title={receipt.title} size="small" onClose={onClose}>
      <DialogBody>
        {isFailed && <ErrorBox message={RECEIPT_TEXTS.failed} />}
        {!isFailed && !picture && <Spinner description={RECEIPT_TEXTS.preparing} />}
        {picture && <img className={css.picture} src={picture.url} alt={receiptText(receipt)} />}
      </DialogBody>
      {picture && file && (
        <DialogFooter hasSubmit={false}>
          <Button icon={<Printer />} onClick={() => printPicture(picture.url)}>
            {RECEIPT_TEXTS.print}
          </Button>
          <Button icon={<Download />} onClick={() => download(picture.blob, receipt.fileName)}>
            {RECEIPT_TEXTS.save}
          </Button>
          {canSend && (
            <Button look="primary" icon={<Share2 />} onClick={() => void send(file, receipt)}>
              {RECEIPT_TEXTS.send}
            </Button>
          )}
        </DialogFooter>
      )}
    </Dialog>
  );
}

async function send(file: File, { title }: Receipt): Promise<void> {
  if (!(await shareContent({ files: [file], title }))) showToast('error', RECEIPT_TEXTS.sendFailed);
}

/** Prints a picture instead of the page. */
function printPicture(url: string): void {
  const sheet = document.createElement('div');
  sheet.className = css.sheet ?? '';
  const image = new Image();
  image.src = url;
  image.alt = '';
  sheet.append(image);
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  void image.decode().then(
    () => window.print(),
    () => sheet.remove(),
  );
}
