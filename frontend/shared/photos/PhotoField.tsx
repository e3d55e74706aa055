import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { MESSAGES } from '@schema/messages';
import { PHOTOS_TEXTS } from '@schema/texts/fleet/cars';
import X from 'lucide-react/icons/x';
import { PhotoButton } from './PhotoButton';
import css from './PhotoField.module.css';
import { PhotoThumb } from './PhotoThumb';
import { usePhotoUploads } from './use-photo-uploads';

interface PhotoFieldProps {
  /** Accessible name of the photo: «Фото начисления» */
  readonly label: string;
  /** REST path of the upload. */
  readonly path: string;
  /** URL of the photo; '': none. */
  readonly value: string;
  readonly onChange: (url: string) => void;
  readonly error: string | null;
  /** Called when an upload begins and ends; the form is not saved meanwhile. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** One photo, uploaded on selection. */
export function PhotoField(props: PhotoFieldProps) {
  const { label, path, value, onChange, error, onBusy } = props;
  const { uploads, send } = usePhotoUploads({ path, onPhoto: onChange, onBusy });
  const [upload] = uploads;
  const failure = upload?.failure ?? error;
  const isUploading = upload !== undefined && !upload.failure;
  return (
    <Stack gap={8} align="start">
      {failure && <ErrorBox title={MESSAGES.cars.photoFailed} message={failure} />}
      {isUploading && (
        <progress
          className={css.progress}
          value={upload.share}
          aria-label={`${PHOTOS_TEXTS.uploading} ${upload.name}`}
        />
      )}
      {value ? (
        <Row gap={8} align="start">
          <PhotoThumb url={value} label={label} size="field" />
          <IconButton label={PHOTOS_TEXTS.removeOne} icon={<X />} onClick={() => onChange('')} />
        </Row>
      ) : isUploading ? null : (
        <PhotoButton title={PHOTOS_TEXTS.addOne} onFiles={send} />
      )}
    </Stack>
  );
}
