import { PhotoButton } from '@frontend/shared/photos/PhotoButton';
import { PhotoPreview } from '@frontend/shared/photos/PhotoPreview';
import { usePhotoUploads } from '@frontend/shared/photos/use-photo-uploads';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { MESSAGES } from '@schema/messages';
import { PHOTOS_TEXTS } from '@schema/texts/fleet/cars';
import { MONEY_SHEET_TEXTS } from '@schema/texts/money/rental-money';
import { smallPhotoUrl } from '@schema/values/fleet/file-url';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import css from './ChargePhoto.module.css';

interface ChargePhotoProps {
  /** URL of the photo; '': none. */
  readonly value: string;
  readonly onChange: (url: string) => void;
  readonly error: string | null;
}

/** Photo of a charge, uploaded on selection: a damage or the notice of a fine. */
export default function ChargePhoto({ value, onChange, error }: ChargePhotoProps) {
  const { uploads, send } = usePhotoUploads({
    path: '/api/uploads/money/photos',
    onPhoto: onChange,
  });
  const [isSeen, setSeen] = useState(false);
  const [upload] = uploads;
  const failure = upload?.failure ?? error;
  return (
    <Stack gap={8} align="start">
      {failure && <ErrorBox title={MESSAGES.cars.photoFailed} message={failure} />}
      {upload && !upload.failure && (
        <progress
          className={css.progress}
          value={upload.share}
          aria-label={`${PHOTOS_TEXTS.uploading} ${upload.name}`}
        />
      )}
      {value ? (
        <Row gap={8} align="start">
          <button type="button" className={css.see} onClick={() => setSeen(true)}>
            <img src={smallPhotoUrl(value)} alt={MONEY_SHEET_TEXTS.photo} />
          </button>
          <IconButton
            label={MONEY_SHEET_TEXTS.removePhoto}
            icon={<X />}
            onClick={() => onChange('')}
          />
        </Row>
      ) : (
        <PhotoButton title={MONEY_SHEET_TEXTS.addPhoto} onFiles={send} />
      )}
      {isSeen && <PhotoPreview url={value} onClose={() => setSeen(false)} />}
    </Stack>
  );
}
