import type { ApolloClient } from '@apollo/client';
import { runCommand } from '@frontend/shared/data/commands/run-command';
import { uploadFile } from '@frontend/shared/data/commands/upload-file';
import { isUnauthenticated } from '@frontend/shared/data/requests/refusal';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import type { Transport } from './deliver';
import {
  AddSheetPhotoDocument,
  RemoveSheetPhotoDocument,
  SaveHandoverSheetDocument,
} from './queue.generated';

const UPLOAD_PATH = '/api/uploads/cars/state';

/** The requests of one signed-in user; `onLost` is called when the session has ended. */
export function createTransport(client: ApolloClient, onLost: () => void): Transport {
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

    async saveSheet({ bookingId, carId, input }) {
      await runCommand(
        client,
        { operation: 'saveHandoverSheet', mutation: SaveHandoverSheetDocument },
        { bookingId, input },
        { carIds: [carId] },
      );
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
