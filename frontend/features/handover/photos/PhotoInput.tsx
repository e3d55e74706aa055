import { PHOTO_UPLOAD } from '@schema/constants/uploads';

interface PhotoInputProps {
  readonly className: string | undefined;
  readonly label: string;
  /** Opens the camera on a phone, not its gallery. */
  readonly isCamera: boolean;
  readonly isMultiple: boolean;
  readonly onOpen?: () => void;
  /** Opens a camera of the page instead of the device's one. */
  readonly onCamera?: (() => void) | null;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The input of files over the whole of its label. */
export function PhotoInput(props: PhotoInputProps) {
  const { className, label, isCamera, isMultiple, onOpen, onCamera, onFiles } = props;
  return (
    <input
      type="file"
      className={className}
      aria-label={label}
      accept={PHOTO_UPLOAD.accept}
      {...(isCamera && { capture: 'environment' })}
      multiple={isMultiple}
      onClick={(event) => {
        onOpen?.();
        if (!onCamera) return;
        event.preventDefault();
        onCamera();
      }}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // Without a reset, the same file chosen again fires no change event.
        event.target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
