import { intOf, textField } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

interface WireFile {
  url: string;
}

/** Uploads, each as one form field (requirements.md, P24, P47). */
export const uploadRows: readonly RestRow[] = [
  row<{ uploadCarPhoto: WireFile }>({
    method: 'POST',
    path: '/uploads/cars/photos',
    upload: { field: 'photo', maxBytes: ({ photoMaxBytes }) => photoMaxBytes },
    operation: `mutation UploadCarPhoto($photo: FileContent!) {
      uploadCarPhoto(photo: $photo) ${selectionOf('UploadedFile')}
    }`,
    variables: ({ file }) => ({ photo: file }),
    pick: ({ uploadCarPhoto }) => uploadCarPhoto,
    status: 201,
  }),
  row<{ uploadChargePhoto: WireFile }>({
    method: 'POST',
    path: '/uploads/money/photos',
    upload: { field: 'photo', maxBytes: ({ photoMaxBytes }) => photoMaxBytes },
    operation: `mutation UploadChargePhoto($photo: FileContent!) {
      uploadChargePhoto(photo: $photo) ${selectionOf('UploadedFile')}
    }`,
    variables: ({ file }) => ({ photo: file }),
    pick: ({ uploadChargePhoto }) => uploadChargePhoto,
    status: 201,
  }),
  row<{ uploadFavicon: WireFile }>({
    method: 'POST',
    path: '/uploads/site/favicon',
    upload: { field: 'favicon', maxBytes: ({ faviconMaxBytes }) => faviconMaxBytes },
    operation: `mutation UploadFavicon($favicon: FileContent!, $version: Int) {
      uploadFavicon(favicon: $favicon, version: $version) ${selectionOf('UploadedFile')}
    }`,
    variables: (request) => ({
      favicon: request.file,
      version: intOf(textField(request, 'version') ?? ''),
    }),
    pick: ({ uploadFavicon }) => uploadFavicon,
    status: 201,
  }),
];
