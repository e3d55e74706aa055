import { Dialog } from '@frontend/shared/ui/Dialog';
import { DialogBody } from '@frontend/shared/ui/DialogParts';
import { PHOTOS_TEXTS } from '@schema/texts/cars';
import css from './CarPhotos.module.css';

interface PhotoPreviewProps {
  readonly url: string;
  readonly onClose: () => void;
}

/** A photo as large as the screen lets it. */
export function PhotoPreview({ url, onClose }: PhotoPreviewProps) {
  return (
    <Dialog title={PHOTOS_TEXTS.photo} size="wide" onClose={onClose}>
      <DialogBody>
        <img className={css.large} src={url} alt={PHOTOS_TEXTS.photo} />
      </DialogBody>
    </Dialog>
  );
}
