import { useZone } from '@frontend/shared/data/session';
import { useBackCloses } from '@frontend/shared/lib/overlays/use-back-closes';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { CAMERA_PROBLEMS, CAMERA_TEXTS } from '@schema/texts/handover/camera';
import { PHOTO_PROBLEMS } from '@schema/texts/handover/queue';
import { ANGLE_TEXTS } from '@schema/texts/handover/sheet-words';
import type { PhotoAngle } from '@schema/values/handover/sheet';
import { dayOf, formatDay } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { useEffect, useRef, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { SheetPhoto } from '../../useRentalSheets';
import { CameraControls } from './CameraControls';
import css from './CameraView.module.css';
import { frameOf } from './frame-of';
import { useCamera } from './use-camera';

interface CameraViewProps {
  readonly angle: PhotoAngle;
  /** «снято 2 из 7» */
  readonly progress: string;
  /** The last photo of this angle. */
  readonly previous: SheetPhoto | null;
  readonly onFiles: (files: readonly File[]) => void;
  /** `hasFailed`: the page cannot show the camera. */
  readonly onClose: (hasFailed: boolean) => void;
}

/** The rear camera over the whole window, with the last photo of the angle over the picture. */
export default function CameraView(props: CameraViewProps) {
  const { angle, progress, previous, onFiles, onClose } = props;
  const zone = useZone();
  const video = useRef<HTMLVideoElement>(null);
  const shutter = useRef<HTMLButtonElement>(null);
  const camera = useCamera(video);
  const [hasGhost, setGhost] = useState(true);
  const [isShooting, setShooting] = useState(false);
  const isLive = camera.state === 'live';
  const close = () => onClose(camera.state === 'failed');
  useBackCloses(true, close);
  // Space and Enter shoot.
  useEffect(() => {
    if (isLive) shutter.current?.focus();
  }, [isLive]);
  const title = ANGLE_TEXTS[angle];
  const shoot = async () => {
    if (!video.current || isShooting) return;
    setShooting(true);
    try {
      onFiles([await frameOf(video.current, title)]);
    } catch (error) {
      console.warn('The frame of the camera could not be read', error);
      showToast('error', PHOTO_PROBLEMS.unreadable(title));
    } finally {
      setShooting(false);
    }
  };
  const at = previous && parseInstant(previous.shotAt);
  return (
    <ModalOverlay
      className={css.overlay}
      data-modal=""
      isOpen
      onOpenChange={(next) => !next && close()}
    >
      <Modal className={css.modal}>
        <AriaDialog className={css.dialog} aria-label={CAMERA_TEXTS.title(title)}>
          <header className={css.head}>
            <span className={css.angle} aria-live="polite">
              <b>{title}</b> {progress}
            </span>
            <Button onClick={close}>{CAMERA_TEXTS.done}</Button>
          </header>
          <div className={css.picture}>
            <video ref={video} className={css.video} muted playsInline />
            {isLive && previous && hasGhost && (
              <img
                className={css.ghost}
                src={previous.url}
                alt={at ? CAMERA_TEXTS.ghostOf(formatDay(dayOf(at, zone))) : CAMERA_TEXTS.ghost}
              />
            )}
            {camera.state === 'opening' && <p className={css.words}>{CAMERA_TEXTS.opening}</p>}
            {camera.state === 'failed' && (
              <p className={css.words} role="alert">
                {CAMERA_PROBLEMS[camera.problem]}
              </p>
            )}
          </div>
          <CameraControls
            angle={angle}
            shutter={shutter}
            isLive={isLive}
            torch={isLive ? camera.torch : null}
            ghost={previous ? { isOn: hasGhost, set: setGhost } : null}
            onShoot={() => void shoot()}
            onFiles={onFiles}
          />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
