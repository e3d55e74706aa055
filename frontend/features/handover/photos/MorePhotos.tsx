import { Button } from '@frontend/shared/ui/buttons/Button';
import { morePhotos } from '@schema/texts/handover/sheet';
import type { NamedAngle } from '@schema/values/handover/sheet';
import Camera from 'lucide-react/icons/camera';
import { use } from 'react';
import css from '../Sheet.module.css';
import { goToPart, SheetScope } from '../SheetPanel';
import type { PhotoStageState } from './use-photo-stage';

interface MorePhotosProps {
  /** Required angles without a photo. */
  readonly missing: readonly NamedAngle[];
  readonly stage: PhotoStageState;
}

/** «Ещё 5 фото»: leads to the next required photo; stands in the place of the buttons that save. */
export function MorePhotos({ missing, stage }: MorePhotosProps) {
  const scope = use(SheetScope);
  const [angle] = missing;
  if (!angle) return null;
  return (
    <Button
      size="large"
      look="primary"
      className={css.mark}
      icon={<Camera />}
      onClick={() => {
        stage.choose({ angle, id: null });
        if (stage.hasCamera) stage.shoot(angle);
        else goToPart('photos', scope);
      }}
    >
      {morePhotos(missing.length)}
    </Button>
  );
}
