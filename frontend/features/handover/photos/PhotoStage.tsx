import { useZone } from '@frontend/shared/data/session';
import { classNames } from '@frontend/shared/lib/class-names';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { SHEET_PHOTO_TEXTS } from '@schema/texts/handover/sheet';
import { ANGLE_TEXTS } from '@schema/texts/handover/sheet-words';
import type { PhotoAngle } from '@schema/values/handover/sheet';
import { dayOf, formatDay } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import Camera from 'lucide-react/icons/camera';
import ImageIcon from 'lucide-react/icons/image';
import Trash2 from 'lucide-react/icons/trash';
import { useSheetLandmark } from '../SheetPanel';
import type { SheetPhoto } from '../useRentalSheets';
import { PhotoInput } from './PhotoInput';
import css from './Photos.module.css';
import type { SheetPhotoItem } from './sheet-photos';
import { useKeptPicture } from './use-kept-picture';

interface PhotoStageProps {
  readonly angle: PhotoAngle;
  readonly photo: SheetPhotoItem | null;
  readonly previous: SheetPhoto | null;
  /** Null: the device's camera is opened. */
  readonly onCamera: (() => void) | null;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onRemove: () => void;
  readonly onSee: (url: string) => void;
}

/** The active angle: the previous photo beside the new one, and the ways to take it. */
export function PhotoStage(props: PhotoStageProps) {
  const { angle, photo, previous, onCamera, onFiles, onRemove, onSee } = props;
  const zone = useZone();
  const title = ANGLE_TEXTS[angle];
  const landmark = useSheetLandmark(title);
  const { take, retake, gallery, remove, was, became } = SHEET_PHOTO_TEXTS;
  const instant = previous && parseInstant(previous.shotAt);
  const wasTitle = instant ? was(formatDay(dayOf(instant, zone))) : '';
  const isMultiple = angle === 'detail' && !photo;
  const takeTitle = `${photo ? retake : take}: ${title}`;
  return (
    <section className={css.stage} aria-label={landmark}>
      {(previous || photo) && (
        <div className={css.pictures}>
          {previous && (
            <Picture
              url={previous.url}
              note={wasTitle}
              label={`${title}, ${wasTitle}`}
              onSee={onSee}
            />
          )}
          {photo && (
            <Picture url={photo.url} note={became} label={`${title}, ${became}`} onSee={onSee} />
          )}
        </div>
      )}
      <div className={css.controls}>
        <span className={classNames(css.control, css.primary)}>
          <Camera aria-hidden="true" />
          {takeTitle}
          <PhotoInput
            className={css.file}
            label={takeTitle}
            isCamera
            isMultiple={isMultiple}
            onCamera={onCamera}
            onFiles={onFiles}
          />
        </span>
        <span className={css.control}>
          <ImageIcon aria-hidden="true" />
          {gallery}
          <PhotoInput
            className={css.file}
            label={`${gallery}: ${title}`}
            isCamera={false}
            isMultiple={isMultiple}
            onFiles={onFiles}
          />
        </span>
        {photo && (
          <IconButton
            look="framed"
            label={`${remove}: ${title}`}
            icon={<Trash2 />}
            onClick={onRemove}
          />
        )}
      </div>
    </section>
  );
}

interface PictureProps {
  readonly url: string;
  readonly note: string;
  readonly label: string;
  readonly onSee: (url: string) => void;
}

function Picture({ url, note, label, onSee }: PictureProps) {
  const picture = useKeptPicture(url);
  return (
    <button type="button" className={css.picture} onClick={() => onSee(picture.src)}>
      <img {...picture} alt={label} />
      <span className={css.note} aria-hidden="true">
        {note}
      </span>
    </button>
  );
}
