import { PhotoButton } from '@frontend/shared/photos/PhotoButton';
import { PhotoPreview } from '@frontend/shared/photos/PhotoPreview';
import { usePhotoUploads } from '@frontend/shared/photos/use-photo-uploads';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { CAR_LIMITS } from '@schema/constants/fleet';
import { MESSAGES } from '@schema/messages';
import { PHOTOS_TEXTS } from '@schema/texts/fleet/cars';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { movedBy } from '../list/move';
import formCss from './CarForm.module.css';
import css from './CarPhotos.module.css';

interface CarPhotosProps {
  readonly photos: readonly string[];
  readonly onChange: (change: (photos: string[]) => string[]) => void;
  readonly onBusy: (isBusy: boolean) => void;
}

/** Photos of a car: one upload request per file, reorder, remove, enlarge (requirements.md, F4). */
export function CarPhotos({ photos, onChange, onBusy }: CarPhotosProps) {
  const { uploads, send } = usePhotoUploads({
    path: '/api/uploads/cars/photos',
    onPhoto: (url) => onChange((now) => [...now, url]),
    onBusy,
  });
  const [seen, setSeen] = useState<string | null>(null);
  const failed = uploads.filter(({ failure }) => failure);
  return (
    <section className={formCss.panel}>
      <Text as="h2" size="input" weight={650} hasOwnLine>
        {PHOTOS_TEXTS.title}
      </Text>
      {failed.map(({ key, name, failure }) => (
        <ErrorBox
          key={key}
          title={`${MESSAGES.cars.photoFailed}: ${name}`}
          message={failure ?? ''}
        />
      ))}
      <ul className={css.photos} aria-label={PHOTOS_TEXTS.title}>
        {photos.map((url, place) => (
          <PhotoTile
            key={url}
            url={url}
            place={place}
            count={photos.length}
            onChange={onChange}
            onSee={() => setSeen(url)}
          />
        ))}
        {uploads
          .filter(({ failure }) => !failure)
          .map(({ key, name, share }) => (
            <Stack key={key} as="li" gap={8} justify="center" className={css.waiting}>
              <progress
                className={css.progress}
                value={share}
                aria-label={`${PHOTOS_TEXTS.uploading} ${name}`}
              />
              <Text tone="muted" size="caption" className={css.name}>
                {name}
              </Text>
            </Stack>
          ))}
      </ul>
      {photos.length < CAR_LIMITS.photos && (
        <PhotoButton title={PHOTOS_TEXTS.add} isMultiple onFiles={send} />
      )}
      <Text as="p" tone="muted" size="label">
        {PHOTOS_TEXTS.hint}
      </Text>
      {seen && <PhotoPreview url={seen} onClose={() => setSeen(null)} />}
    </section>
  );
}

interface PhotoTileProps {
  readonly url: string;
  /** Index, from 0. */
  readonly place: number;
  readonly count: number;
  readonly onChange: (change: (photos: string[]) => string[]) => void;
  readonly onSee: () => void;
}

function PhotoTile({ url, place, count, onChange, onSee }: PhotoTileProps) {
  const number = place + 1;
  return (
    <li className={css.photo}>
      <button
        type="button"
        className={css.see}
        aria-label={`${PHOTOS_TEXTS.preview} ${number}`}
        onClick={onSee}
      >
        <img src={url} alt="" loading="lazy" decoding="async" />
      </button>
      <Row as="span" justify="between">
        <IconButton
          label={`${PHOTOS_TEXTS.forward} ${number}`}
          icon={<ChevronLeft />}
          disabled={place === 0}
          onClick={() => onChange((photos) => movedBy(photos, url, -1))}
        />
        <IconButton
          label={`${PHOTOS_TEXTS.remove} ${number}`}
          icon={<Trash2 />}
          onClick={() => onChange((photos) => photos.filter((one) => one !== url))}
        />
        <IconButton
          label={`${PHOTOS_TEXTS.back} ${number}`}
          icon={<ChevronRight />}
          disabled={number === count}
          onClick={() => onChange((photos) => movedBy(photos, url, 1))}
        />
      </Row>
    </li>
  );
}
