import { classNames } from '@frontend/shared/lib/class-names';
import { SHEET_PHOTO_TEXTS } from '@schema/texts/handover/sheet';
import { ANGLE_TEXTS } from '@schema/texts/handover/sheet-words';
import type { PhotoAngle } from '@schema/values/handover/sheet';
import CloudOff from 'lucide-react/icons/cloud-off';
import Gauge from 'lucide-react/icons/gauge';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { PhotoInput } from './PhotoInput';
import css from './Photos.module.css';
import type { SheetPhotoItem } from './sheet-photos';

interface PhotoTileProps {
  readonly angle: PhotoAngle;
  readonly photo: SheetPhotoItem | null;
  readonly isActive: boolean;
  readonly onChoose: () => void;
  /** Null: the device's camera is opened. */
  readonly onCamera: (() => void) | null;
  readonly onFiles: (files: readonly File[]) => void;
}

/** An angle: without a photo it opens the camera, with one it shows the photo enlarged. */
export function PhotoTile({ angle, photo, isActive, onChoose, onCamera, onFiles }: PhotoTileProps) {
  const title = ANGLE_TEXTS[angle];
  const isDetail = angle === 'detail';
  const className = classNames(css.tile, isActive && css.active);
  if (!photo) {
    return (
      <div className={className} data-angle={angle}>
        <span className={classNames(css.thumb, css.empty)}>
          {angle === 'dashboard' ? <Gauge aria-hidden="true" /> : <Plus aria-hidden="true" />}
        </span>
        <span className={css.name} aria-hidden="true">
          {title}
        </span>
        <PhotoInput
          className={css.file}
          label={isDetail ? title : `${SHEET_PHOTO_TEXTS.take}: ${title}`}
          isCamera
          isMultiple={isDetail}
          onOpen={onChoose}
          onCamera={onCamera}
          onFiles={onFiles}
        />
      </div>
    );
  }
  const { state, url } = photo;
  const words = state === 'sent' ? null : SHEET_PHOTO_TEXTS[state];
  return (
    <button
      type="button"
      className={className}
      data-angle={angle}
      aria-pressed={isActive}
      aria-label={[title, words].filter(Boolean).join(', ')}
      onClick={onChoose}
    >
      <span className={css.thumb}>
        <img src={url} alt="" />
        {words && (
          <span className={classNames(css.sign, state === 'refused' && css.refused)}>
            {state === 'refused' ? <TriangleAlert /> : <CloudOff />}
          </span>
        )}
      </span>
      <span className={css.name}>{isDetail ? SHEET_PHOTO_TEXTS.detail : title}</span>
    </button>
  );
}
