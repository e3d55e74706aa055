import { SHEET_PHOTO_TEXTS } from '@schema/texts/handover/sheet';
import { ANGLE_TEXTS } from '@schema/texts/handover/sheet-words';
import { smallPhotoUrl } from '@schema/values/fleet/file-url';
import css from '../photos/Photos.module.css';
import type { SheetPhoto } from '../useRentalSheets';

interface SavedPhotosProps {
  readonly photos: readonly SheetPhoto[];
  readonly onSee: (url: string) => void;
}

/** Photos of a saved sheet; a press enlarges one. */
export function SavedPhotos({ photos, onSee }: SavedPhotosProps) {
  return (
    <div className={css.tiles}>
      {photos.map(({ id, angle, url }) => {
        const name = angle === 'detail' ? SHEET_PHOTO_TEXTS.detail : ANGLE_TEXTS[angle];
        return (
          <button
            key={id}
            type="button"
            className={css.tile}
            aria-label={`${SHEET_PHOTO_TEXTS.see}: ${name}`}
            onClick={() => onSee(url)}
          >
            <span className={css.thumb}>
              <img src={smallPhotoUrl(url)} alt="" loading="lazy" />
            </span>
            <span className={css.name}>{name}</span>
          </button>
        );
      })}
    </div>
  );
}
