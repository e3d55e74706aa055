import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { afterFocusReturn } from '@frontend/shared/lib/overlays/focus-return';
import { CAMERA_TEXTS } from '@schema/texts/handover/camera';
import { SHEET_PHOTO_TEXTS } from '@schema/texts/handover/sheet';
import { NAMED_ANGLES, type PhotoAngle, type SheetSide } from '@schema/values/handover/sheet';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { headingOf, SheetScope } from '../SheetPanel';
import type { SheetPhoto } from '../useRentalSheets';
import { nextAngle, takenAngles } from './angles';
import type { SheetPhotoItem } from './sheet-photos';
import type { PhotoStageState } from './use-photo-stage';

const CameraView = lazyComponent(() => import('./camera/CameraView'));

interface SheetCameraProps {
  readonly stage: PhotoStageState;
  readonly photos: readonly SheetPhotoItem[];
  /** The latest photo of each angle by other sheets. */
  readonly previous: readonly SheetPhoto[];
  readonly onFiles: (angle: PhotoAngle, files: readonly File[]) => void;
}

/** The open camera; after each photo the next angle without one follows. */
export function SheetCamera({ stage, photos, previous, onFiles }: SheetCameraProps) {
  const { shooting, shoot, hasCamera, closeCamera } = stage;
  // Photos that are still being stored.
  const [shot, setShot] = useState<readonly PhotoAngle[]>([]);
  const last = useRef<PhotoAngle | null>(null);
  const scope = use(SheetScope);
  // Without a network it is there already.
  useEffect(() => {
    if (hasCamera) void CameraView.preload();
  }, [hasCamera]);
  useEffect(() => {
    if (shooting === null) return;
    last.current = shooting;
    return () => focusTile(last.current, scope);
  }, [shooting, scope]);
  if (shooting === null) return null;
  const taken = new Set([...takenAngles(photos), ...shot]);
  const count = NAMED_ANGLES.filter((angle) => taken.has(angle)).length;
  const all = NAMED_ANGLES.length;
  return (
    <Suspense fallback={null}>
      <CameraView
        angle={shooting}
        progress={count === all ? CAMERA_TEXTS.all : SHEET_PHOTO_TEXTS.taken(count, all)}
        previous={previous.find(({ angle }) => angle === shooting) ?? null}
        onFiles={(files) => {
          onFiles(shooting, files);
          const known = [...shot, shooting];
          setShot(known);
          shoot(nextAngle(photos, known));
        }}
        onClose={(hasFailed) => {
          setShot([]);
          closeCamera(hasFailed);
        }}
      />
    </Suspense>
  );
}

/** The tile of the angle, which may be another element once it has a photo. */
function focusTile(angle: PhotoAngle | null, scope: SheetSide | null): void {
  const focus = () => {
    if (document.querySelector('[role="dialog"]')) return;
    const part = headingOf('photos', scope)?.closest('section') ?? document;
    const tile = part.querySelector<HTMLElement>(`[data-angle="${angle}"]`);
    (tile?.querySelector('input') ?? tile)?.focus({ preventScroll: true });
  };
  afterFocusReturn(focus);
}
