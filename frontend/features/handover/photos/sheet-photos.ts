import { useCommand } from '@frontend/shared/data/commands/use-command';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { useSession } from '@frontend/shared/data/session';
import { newIdempotencyKey } from '@frontend/shared/lib/idempotency-key';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { PHOTO_PROBLEMS, QUEUE_TEXTS, storageProblem } from '@schema/texts/handover/queue';
import type { PhotoAngle } from '@schema/values/handover/sheet';
import { useEffect, useMemo, useState } from 'react';
import type { SheetOf } from '../queue/new-items';
import { RemoveSheetPhotoDocument } from '../queue/queue.generated';
import type { QueuedPhoto } from '../queue/queue-items';
import type { QueueState } from '../queue/queue-state';
import { useQueue, useQueueState } from '../queue/use-queue';
import { PhotoRefused, shrinkPhoto } from './shrink-photo';
import { usePictureUrls } from './use-picture-urls';

/** A photo that the server has. */
export interface SheetPhoto {
  readonly clientId: string;
  readonly angle: PhotoAngle;
  readonly url: string;
  readonly shotAt: string;
}

/** A photo of a sheet, on the device or on the server. */
export interface SheetPhotoItem {
  readonly id: string;
  readonly angle: PhotoAngle;
  readonly url: string;
  readonly shotAt: Date;
  readonly state: 'waiting' | 'sending' | 'sent' | 'refused';
  /** Why the server refused it, in Russian. */
  readonly problem: string | null;
}

interface SheetPhotosOf extends SheetOf {
  readonly received: readonly SheetPhoto[];
}

/** Photos of a sheet: those of the device and those received by the server, oldest first. */
export function useSheetPhotos(of: SheetPhotosOf) {
  const { bookingId, carId, side, sheetClientId, names, received } = of;
  const { now } = useSession();
  const queue = useQueue();
  const state = useQueueState(queue);
  const removeReceived = useCommand('removeSheetPhoto', RemoveSheetPhotoDocument);

  useEffect(() => queue.forgetSent(received.map(({ clientId }) => clientId)), [queue, received]);

  const own = useMemo(() => photosOf(state, sheetClientId), [state, sheetClientId]);
  const ids = useMemo(() => own.map(({ id }) => id), [own]);
  const urls = usePictureUrls(ids, queue.picture);

  const add = async (angle: PhotoAngle, file: File) => {
    const picture = await shrinkPhoto(file);
    const aheadMs = now().getTime() - Date.now();
    const shotAt = new Date(Math.min(file.lastModified, Date.now()) + aheadMs);
    const sheet = { bookingId, carId, side, sheetClientId, names };
    await queue.addPhoto(sheet, { id: newIdempotencyKey(), angle, shotAt, picture });
  };

  const take = async (angle: PhotoAngle, files: readonly File[]) => {
    for (const file of files) {
      await add(angle, file).catch((error: unknown) => {
        if (!(error instanceof PhotoRefused)) console.warn('A photo could not be added', error);
        const isNamed = error instanceof PhotoRefused;
        showToast('error', isNamed ? error.message : PHOTO_PROBLEMS.unreadable(file.name));
      });
    }
  };

  const [removed, setRemoved] = useState<readonly string[]>([]);
  const remove = async (id: string) => {
    setRemoved((all) => [...all, id]);
    try {
      const wasQueued = await queue.remove(id);
      if (!wasQueued) await removeReceived({ clientId: id });
      queue.forgetSent([id]);
    } catch (error) {
      setRemoved((all) => all.filter((one) => one !== id));
      showToast('error', commandFailureText(error, QUEUE_TEXTS.removeFailed));
    }
  };

  return {
    /** Why the device may lose its photos, in Russian. */
    problem: storageProblem(state.keeping, state.isRoomLow),
    photos: merged(own, { state, urls, received }).filter(({ id }) => !removed.includes(id)),
    take: (angle: PhotoAngle, files: readonly File[]) => void take(angle, files),
    remove: (id: string) => void remove(id),
    retry: (id: string) => void queue.retry(id),
  };
}

/** Photos of a sheet on the device, with those that this page has sent. */
function photosOf({ items, sent }: QueueState, sheetClientId: string): readonly QueuedPhoto[] {
  const waiting = items.filter((item): item is QueuedPhoto => item.kind === 'photo');
  const ids = new Set(waiting.map(({ id }) => id));
  return [...waiting, ...sent.filter(({ id }) => !ids.has(id))].filter(
    (photo) => photo.sheetClientId === sheetClientId,
  );
}

interface Known {
  readonly state: QueueState;
  readonly urls: Readonly<Record<string, string>>;
  readonly received: readonly SheetPhoto[];
}

/** A received photo stands for the same one of the device; one that is being read is left out. */
function merged(
  own: readonly QueuedPhoto[],
  { state, urls, received }: Known,
): readonly SheetPhotoItem[] {
  const arrived = new Set(received.map(({ clientId }) => clientId));
  const sentIds = new Set(state.sent.map(({ id }) => id));
  const ofDevice = own.flatMap((photo): SheetPhotoItem[] => {
    const { id, angle, problem } = photo;
    const url = urls[id];
    if (url === undefined || arrived.has(id)) return [];
    const isSending = state.sendingId === id;
    const shown = sentIds.has(id) ? 'sent' : isSending ? 'sending' : photo.state;
    return [{ id, angle, url, shotAt: new Date(photo.shotAt), state: shown, problem }];
  });
  const ofServer = received.map(
    ({ clientId, angle, url, shotAt }): SheetPhotoItem => ({
      id: clientId,
      angle,
      url,
      shotAt: new Date(shotAt),
      state: 'sent',
      problem: null,
    }),
  );
  return [...ofServer, ...ofDevice].toSorted(
    (one, other) => one.shotAt.getTime() - other.shotAt.getTime(),
  );
}
