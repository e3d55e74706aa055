import { uploadFile } from '@frontend/shared/data/commands/upload-file';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { PHOTO_UPLOAD } from '@schema/constants/uploads';
import { MESSAGES } from '@schema/messages';
import { fileTooLarge } from '@schema/messages/files';
import { useRef, useState } from 'react';

interface PhotoUpload {
  readonly key: number;
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly failure: string | null;
}

function refusedAtOnce({ type, size }: File): string | null {
  if (!PHOTO_UPLOAD.accept.split(',').includes(type)) return MESSAGES.uploads.photoKind;
  return size > PHOTO_UPLOAD.maxBytes ? fileTooLarge(PHOTO_UPLOAD.maxBytes) : null;
}

interface PhotoUploads {
  /** '/api/uploads/cars/photos' */
  readonly path: string;
  readonly onPhoto: (url: string) => void;
  /** Photos are being uploaded: a save now would be without them. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** Uploads photos sequentially (requirements.md, F4); `onPhoto` gets each URL. */
export function usePhotoUploads({ path, onPhoto, onBusy }: PhotoUploads) {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const lastKey = useRef(0);
  const running = useRef(0);
  const change = (key: number, part: Partial<PhotoUpload>) =>
    setUploads((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: number) => setUploads((now) => now.filter((one) => one.key !== key));

  const sendOne = async (key: number, file: File): Promise<boolean> => {
    try {
      const refused = refusedAtOnce(file);
      if (refused) throw new Error(refused);
      const url = await uploadFile({
        path,
        field: 'photo',
        file,
        onProgress: (share) => change(key, { share }),
      });
      if (!url) throw new Error(MESSAGES.cars.photoFailed);
      onPhoto(url);
      remove(key);
      return true;
    } catch (error) {
      const own = error instanceof Error ? error.message : MESSAGES.cars.photoFailed;
      change(key, { failure: failureText(error, own || MESSAGES.cars.photoFailed) });
      return false;
    }
  };

  const send = async (files: readonly File[]) => {
    const queued = files.map((file) => {
      lastKey.current += 1;
      return { key: lastKey.current, file };
    });
    const fresh = queued.map(({ key, file }) => ({
      key,
      name: file.name,
      share: 0,
      failure: null,
    }));
    setUploads((now) => [...now.filter(({ failure }) => !failure), ...fresh]);
    running.current += 1;
    onBusy(true);
    let sent = 0;
    for (const { key, file } of queued) if (await sendOne(key, file)) sent += 1;
    running.current -= 1;
    if (running.current === 0) onBusy(false);
    if (sent > 0 && sent === queued.length) showToast('success', MESSAGES.cars.photosUploaded);
  };
  return { uploads, send: (files: readonly File[]) => void send(files), dismiss: remove };
}
