import { PhotoPreview } from '@frontend/shared/photos/PhotoPreview';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { CAMERA_TEXTS } from '@schema/texts/handover/camera';
import { SHEET_PHOTO_TEXTS } from '@schema/texts/handover/sheet';
import { ANGLE_TEXTS } from '@schema/texts/handover/sheet-words';
import { NAMED_ANGLES, type PhotoAngle } from '@schema/values/handover/sheet';
import { useState } from 'react';
import type { SheetPhoto } from '../useRentalSheets';
import { nextAngle, photosOf } from './angles';
import { PhotoStage } from './PhotoStage';
import css from './Photos.module.css';
import { PhotoTile } from './PhotoTile';
import { SheetCamera } from './SheetCamera';
import type { SheetPhotoItem, useSheetPhotos } from './sheet-photos';
import type { PhotoStageState } from './use-photo-stage';

interface PhotosPartProps {
  readonly own: ReturnType<typeof useSheetPhotos>;
  /** The latest photo of each angle by other sheets. */
  readonly previous: readonly SheetPhoto[];
  readonly stage: PhotoStageState;
}

/** Photos of the car: the active angle with its previous photo, and a tile for each angle. */
export function PhotosPart({ own, previous, stage }: PhotosPartProps) {
  const { photos, take, remove, retry } = own;
  const { chosen, choose: setChosen, shoot, hasCamera } = stage;
  const [seen, setSeen] = useState<string | null>(null);
  const angle = chosen?.angle ?? nextAngle(photos);
  const details = photosOf(photos, 'detail');
  const shown =
    angle === 'detail'
      ? details.find(({ id }) => id === chosen?.id)
      : photosOf(photos, angle).at(-1);
  const add = (to: PhotoAngle, files: readonly File[], replaced?: SheetPhotoItem) => {
    const known = to === 'detail' ? replaced && [replaced] : photosOf(photos, to);
    for (const { id } of known ?? []) remove(id);
    take(to, to === 'detail' && !replaced ? files : files.slice(-1));
    setChosen(null);
  };
  const refused = photos.filter(({ state }) => state === 'refused');
  const tile = (of: PhotoAngle, photo: SheetPhotoItem | undefined) => (
    <PhotoTile
      key={photo?.id ?? of}
      angle={of}
      photo={photo ?? null}
      isActive={angle === of && (of !== 'detail' || shown?.id === photo?.id)}
      onChoose={() => setChosen({ angle: of, id: photo?.id ?? null })}
      onCamera={hasCamera ? () => shoot(of) : null}
      onFiles={(files) => add(of, files)}
    />
  );
  return (
    <>
      <PhotoStage
        angle={angle}
        photo={shown ?? null}
        previous={previous.find((one) => one.angle === angle) ?? null}
        onCamera={hasCamera ? () => shoot(angle) : null}
        onFiles={(files) => add(angle, files, shown)}
        onRemove={() => {
          if (shown) remove(shown.id);
          setChosen({ angle, id: null });
        }}
        onSee={setSeen}
      />
      <div className={css.tiles}>
        {NAMED_ANGLES.map((of) => tile(of, photosOf(photos, of).at(-1)))}
        {details.map((photo) => tile('detail', photo))}
        {tile('detail', undefined)}
      </div>
      {!window.isSecureContext && (
        <Text as="p" tone="muted" size="label">
          {CAMERA_TEXTS.needsHttps}
        </Text>
      )}
      <SheetCamera
        stage={stage}
        photos={photos}
        previous={previous}
        onFiles={(of, files) => add(of, files, of === angle ? shown : undefined)}
      />
      {refused.map(({ id, angle: of, problem }) => (
        <ErrorBox
          key={id}
          title={`${ANGLE_TEXTS[of]}: ${SHEET_PHOTO_TEXTS.refused}`}
          message={problem ?? ''}
        >
          <Row gap={8} wrap>
            <Button onClick={() => retry(id)}>{SHEET_PHOTO_TEXTS.retry}</Button>
            <Button look="quiet" onClick={() => remove(id)}>
              {SHEET_PHOTO_TEXTS.remove}
            </Button>
          </Row>
        </ErrorBox>
      ))}
      <PhotoCounts photos={photos} />
      {seen && <PhotoPreview url={seen} onClose={() => setSeen(null)} />}
    </>
  );
}

/** Photos on their way, announced. */
function PhotoCounts({ photos }: { readonly photos: readonly SheetPhotoItem[] }) {
  const isSending = photos.some(({ state }) => state === 'sending');
  const waiting = photos.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  return (
    <div role="status" className={css.status}>
      {waiting > 0 && (
        <Badge look="warning">{SHEET_PHOTO_TEXTS.onTheWay(waiting, isSending)}</Badge>
      )}
    </div>
  );
}
