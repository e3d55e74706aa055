import type { PhotoAngle } from '@schema/values/handover/sheet';
import { useEffect, useState } from 'react';

/** What the stage shows: an angle, and of several details one. */
interface Chosen {
  readonly angle: PhotoAngle;
  readonly id: string | null;
}

/** The chosen angle of the photos, and the camera over the page. */
export function usePhotoStage() {
  /** Null: the next angle without a photo. */
  const [chosen, choose] = useState<Chosen | null>(null);
  const [shooting, shoot] = useState<PhotoAngle | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const hasCamera = useHasCamera() && !hasFailed;
  return {
    chosen,
    choose,
    /** The angle of the open camera; null: it is closed. */
    shooting,
    shoot,
    /** Whether the page shows the camera itself; else the system's one is opened. */
    hasCamera,
    closeCamera: (isUnusable: boolean) => {
      shoot(null);
      if (isUnusable) setFailed(true);
    },
  };
}
export type PhotoStageState = ReturnType<typeof usePhotoStage>;

/** Whether a page over HTTPS may open a camera of the device. */
function useHasCamera(): boolean {
  const [hasCamera, setCamera] = useState(false);
  useEffect(() => {
    if (!window.isSecureContext || !('mediaDevices' in navigator)) return;
    let isGone = false;
    navigator.mediaDevices
      .enumerateDevices()
      .then((devices) => {
        if (!isGone) setCamera(devices.some(({ kind }) => kind === 'videoinput'));
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return hasCamera;
}
