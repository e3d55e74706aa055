import type { RestRow, UploadRule } from '@backend/rest/row';

const photo: UploadRule = { maxBytes: ({ photoMaxBytes }) => photoMaxBytes };
const favicon: UploadRule = { maxBytes: ({ faviconMaxBytes }) => faviconMaxBytes };

/** Uploads, each as one form field (requirements.md, P24, P47). */
export const uploadRows: readonly RestRow[] = [
  {
    method: 'POST',
    path: '/uploads/cars/photos',
    field: 'uploadCarPhoto',
    upload: photo,
    status: 201,
  },
  {
    method: 'POST',
    path: '/uploads/cars/state',
    field: 'uploadCarStatePhoto',
    upload: photo,
    status: 201,
  },
  {
    method: 'POST',
    path: '/uploads/money/photos',
    field: 'uploadChargePhoto',
    upload: photo,
    status: 201,
  },
  {
    method: 'POST',
    path: '/uploads/site/favicon',
    field: 'uploadFavicon',
    upload: favicon,
    status: 201,
  },
];
