import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { Row } from '@frontend/shared/ui/layout/Row';
import { PHOTOS_TEXTS } from '@schema/texts/fleet/cars';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Trash2 from 'lucide-react/icons/trash';
import { movedBy } from '../list/move';
import css from './CarPhotos.module.css';

interface PhotoTileProps {
  readonly url: string;
  /** Index, from 0. */
  readonly place: number;
  readonly count: number;
  readonly onChange: (change: (photos: string[]) => string[]) => void;
  readonly onSee: () => void;
}

export function PhotoTile({ url, place, count, onChange, onSee }: PhotoTileProps) {
  const number = place + 1;
  return (
    <li className={css.photo}>
      <button
        type="button"
        className={css.see}
        aria-label={`${PHOTOS_TEXTS.preview} ${number}`}
        onClick={onSee}
      >
        <img src={url} alt="" loading="lazy" decoding="async" />
      </button>
      <Row as="span" justify="between">
        <IconButton
          label={`${PHOTOS_TEXTS.forward} ${number}`}
          icon={<ChevronLeft />}
          disabled={place === 0}
          onClick={() => onChange((photos) => movedBy(photos, url, -1))}
        />
        <IconButton
          label={`${PHOTOS_TEXTS.remove} ${number}`}
          icon={<Trash2 />}
          onClick={() => onChange((photos) => photos.filter((one) => one !== url))}
        />
        <IconButton
          label={`${PHOTOS_TEXTS.back} ${number}`}
          icon={<ChevronRight />}
          disabled={number === count}
          onClick={() => onChange((photos) => movedBy(photos, url, 1))}
        />
      </Row>
    </li>
  );
}
