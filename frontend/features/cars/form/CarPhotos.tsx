import { PhotoButton } from '@frontend/shared/photos/PhotoButton';
import { PhotoPreview } from '@frontend/shared/photos/PhotoPreview';
import { usePhotoUploads } from '@frontend/shared/photos/use-photo-uploads';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { CAR_LIMITS } from '@schema/constants/fleet';
import { MESSAGES } from '@schema/messages';
import { PHOTOS_TEXTS } from '@schema/texts/fleet/cars';
import { useState } from 'react';
import formCss from './CarForm.module.css';
import css from './CarPhotos.module.css';
import { PhotoTile } from './PhotoTile';

interface CarPhotosProps {
  readonly photos: readonly string[];
  readonly onChange: (change: (photos: string[]) => string[]) => void;
}

/** Photos of a car: one upload request per file, reorder, remove, enlarge (requirements.md, F4). */
export function CarPhotos({ photos, onChange }: CarPhotosProps) {
  const { uploads, send } = usePhotoUploads({
    path: '/api/uploads/cars/photos',
    onPhoto: (url) => onChange((now) => [...now, url]),
  });
  const [seen, setSeen] = useState<string | null>(null);
  const failed = uploads.filter(({ failure }) => failure);
  return (
    <section className={formCss.panel}>
      <h2 className={formCss.heading}>{PHOTOS_TEXTS.title}</h2>
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
            <li key={key} className={css.waiting}>
              <progress
                className={css.progress}
                value={share}
                aria-label={`${PHOTOS_TEXTS.uploading} ${name}`}
              />
              <span className={css.name}>{name}</span>
            </li>
          ))}
      </ul>
      {photos.length < CAR_LIMITS.photos && (
        <PhotoButton title={PHOTOS_TEXTS.add} isMultiple onFiles={send} />
      )}
      <p className={formCss.quiet}>{PHOTOS_TEXTS.hint}</p>
      {seen && <PhotoPreview url={seen} onClose={() => setSeen(null)} />}
    </section>
  );
}
