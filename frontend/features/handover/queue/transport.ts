import type { ApolloClient } from '@apollo/client';
import type { RecordCash } from '@frontend/shared/bookings/marks/cash-entry';
import {
  MarkHandedOverDocument,
  MarkReturnedDocument,
} from '@frontend/shared/bookings/marks/marks.generated';
import { runCommand } from '@frontend/shared/data/commands/run-command';
import { uploadFile } from '@frontend/shared/data/commands/upload-file';
import { isUnauthenticated } from '@frontend/shared/data/requests/refusal';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import { markedAt } from '../useRentalSheets';
import type { Transport } from './deliver';
import {
  AddSheetPhotoDocument,
  RemoveSheetPhotoDocument,
  SaveHandoverSheetDocument,
} from './queue.generated';
import type { QueuedSheet } from './queue-items';

const UPLOAD_PATH = '/api/uploads/cars/state';

interface TransportParts {
  readonly client: ApolloClient;
  readonly recordCash: RecordCash;
  /** The session has ended. */
  readonly onLost: () => void;
  /** A sheet of an earlier release was saved, whose mark was wanted and is still missing. */
  readonly onUnmarked: (sheet: QueuedSheet) => void;
}

/** The requests of one signed-in user. */
export function createTransport(parts: TransportParts): Transport {
  const { client, recordCash, onLost, onUnmarked } = parts;
  return {
    async upload(id, picture) {
      const file = new File([picture], `${id}.jpg`, { type: picture.type });
      const url = await uploadFile({ path: UPLOAD_PATH, field: 'photo', file }).catch(
        (error: unknown) => {
          // The client reports it for all other requests.
          if (isUnauthenticated(error)) onLost();
          throw error;
        },
      );
      if (url === null) throw new Error(HANDOVER_MESSAGES.photoFailed);
      return url;
    },

    async addPhoto({ id, sheetClientId, side, carId, angle, shotAt, bookingId }, photo) {
      const input = { clientId: id, sheetClientId, side, carId, angle, shotAt, photo };
      await runCommand(
        client,
        { operation: 'addSheetPhoto', mutation: AddSheetPhotoDocument },
        { bookingId, input },
        { carIds: [carId] },
      );
    },

    async saveSheet(sheet) {
      const { bookingId, carId, side, input } = sheet;
      const { sheets } = await runCommand(
        client,
        { operation: 'saveHandoverSheet', mutation: SaveHandoverSheetDocument },
        { bookingId, input },
        { carIds: [carId] },
      );
      if (sheet.isMarkWanted && markedAt(sheets, side) === null) onUnmarked(sheet);
    },

    recordCash: (entry) => recordCash(client, entry),

    async mark({ id: key, bookingId: id, carId, side, at, isConfirmed: confirmed }) {
      const options = { key, carIds: [carId] };
      if (side === 'out') {
        const mutation = MarkHandedOverDocument;
        const variables = { id, carId, at, confirmed };
        await runCommand(client, { operation: 'markHandedOver', mutation }, variables, options);
      } else {
        const mutation = MarkReturnedDocument;
        await runCommand(
          client,
          { operation: 'markReturned', mutation },
          { id, carId, at },
          options,
        );
      }
    },

    async removePhoto(clientId) {
      await runCommand(
        client,
        { operation: 'removeSheetPhoto', mutation: RemoveSheetPhotoDocument },
        { clientId },
      );
    },
  };
}
