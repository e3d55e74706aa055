import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { PHOTOS_TEXTS } from '@schema/texts/fleet/cars';
import css from './Photos.module.css';

interface PhotoPreviewProps {
  readonly url: string;
  readonly onClose: () => void;
}

/** A photo enlarged. */
export function PhotoPreview({ url, onClose }: PhotoPreviewProps) {
  return (
    <Dialog title={PHOTOS_TEXTS.photo} size="wide" onClose={onClose}>
      <DialogBody>
        <img className={css.large} src={url} alt={PHOTOS_TEXTS.photo} />
      </DialogBody>
    </Dialog>
  );
}
