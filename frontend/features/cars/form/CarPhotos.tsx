import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { CAR_LIMITS } from '@schema/constants/fleet';
import { PHOTO_UPLOAD } from '@schema/constants/uploads';
import { MESSAGES } from '@schema/messages';
import { PHOTOS_TEXTS } from '@schema/texts/fleet/cars';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useState } from 'react';
import formCss from './CarForm.module.css';
import css from './CarPhotos.module.css';
import { PhotoPreview } from './PhotoPreview';
import { PhotoTile } from './PhotoTile';
import { usePhotoUploads } from './usePhotoUploads';

interface CarPhotosProps {
  readonly photos: readonly string[];
  readonly onChange: (change: (photos: string[]) => string[]) => void;
}

/** Photos of a car: one upload request per file, reorder, remove, enlarge (requirements.md, F4). */
export function CarPhotos({ photos, onChange }: CarPhotosProps) {
  const { uploads, send } = usePhotoUploads((url) => onChange((now) => [...now, url]));
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
        <label className={css.add}>
          <ImagePlus aria-hidden="true" />
          {PHOTOS_TEXTS.add}
          <input
            className={css.file}
            type="file"
            accept={PHOTO_UPLOAD.accept}
            multiple
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              // Without a reset, choosing the same file after a failure fires no change event.
              event.target.value = '';
              send(files);
            }}
          />
        </label>
      )}
      <p className={formCss.quiet}>{PHOTOS_TEXTS.hint}</p>
      {seen && <PhotoPreview url={seen} onClose={() => setSeen(null)} />}
    </section>
  );
}
