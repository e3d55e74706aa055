import { classNames } from '@frontend/shared/lib/class-names';
import { CAMERA_TEXTS } from '@schema/texts/handover/camera';
import { SHEET_PHOTO_TEXTS } from '@schema/texts/handover/sheet';
import type { PhotoAngle } from '@schema/values/handover/sheet';
import Camera from 'lucide-react/icons/camera';
import ImageIcon from 'lucide-react/icons/image';
import Zap from 'lucide-react/icons/zap';
import { type Ref, useState } from 'react';
import { PhotoInput } from '../PhotoInput';
import css from './CameraView.module.css';
import { switchTorch } from './use-camera';

interface CameraControlsProps {
  readonly angle: PhotoAngle;
  readonly shutter: Ref<HTMLButtonElement>;
  readonly isLive: boolean;
  /** Null: the lamp cannot be switched. */
  readonly torch: MediaStreamTrack | null;
  /** Null: there is no last photo. */
  readonly ghost: { readonly isOn: boolean; readonly set: (isOn: boolean) => void } | null;
  readonly onShoot: () => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The shutter at the thumb, between the last photo and the gallery. */
export function CameraControls(props: CameraControlsProps) {
  const { angle, shutter, isLive, torch, ghost, onShoot, onFiles } = props;
  const [isLit, setLit] = useState(false);
  const isMultiple = angle === 'detail';
  return (
    <div className={classNames(css.controls, !isLive && css.fallback)}>
      <div className={css.side}>
        {ghost && isLive && (
          <button
            type="button"
            className={css.control}
            aria-pressed={ghost.isOn}
            onClick={() => ghost.set(!ghost.isOn)}
          >
            {CAMERA_TEXTS.ghost}
          </button>
        )}
        {torch && (
          <button
            type="button"
            className={css.control}
            aria-pressed={isLit}
            onClick={() => {
              switchTorch(torch, !isLit);
              setLit(!isLit);
            }}
          >
            <Zap aria-hidden="true" />
            {CAMERA_TEXTS.torch}
          </button>
        )}
      </div>
      {isLive ? (
        <button
          ref={shutter}
          type="button"
          className={css.shutter}
          aria-label={CAMERA_TEXTS.shoot}
          onClick={onShoot}
        />
      ) : (
        <span className={css.control}>
          <Camera aria-hidden="true" />
          {CAMERA_TEXTS.system}
          <PhotoInput
            className={css.file}
            label={CAMERA_TEXTS.system}
            isCamera
            isMultiple={false}
            onFiles={onFiles}
          />
        </span>
      )}
      <div className={css.side}>
        <span className={css.control}>
          <ImageIcon aria-hidden="true" />
          {SHEET_PHOTO_TEXTS.gallery}
          <PhotoInput
            className={css.file}
            label={SHEET_PHOTO_TEXTS.gallery}
            isCamera={false}
            isMultiple={isMultiple}
            onFiles={onFiles}
          />
        </span>
      </div>
    </div>
  );
}
