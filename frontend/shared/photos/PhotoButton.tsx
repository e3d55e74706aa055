import { PHOTO_UPLOAD } from '@schema/constants/uploads';
import ImagePlus from 'lucide-react/icons/image-plus';
import css from './Photos.module.css';

interface PhotoButtonProps {
  readonly title: string;
  readonly isMultiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Selects photos of the device, on a phone also from its camera. */
export function PhotoButton({ title, isMultiple = false, onFiles }: PhotoButtonProps) {
  return (
    <label className={css.add}>
      <ImagePlus aria-hidden="true" />
      {title}
      <input
        className={css.file}
        type="file"
        accept={PHOTO_UPLOAD.accept}
        multiple={isMultiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Without a reset, choosing the same file after a failure fires no change event.
          event.target.value = '';
          onFiles(files);
        }}
      />
    </label>
  );
}
