export const NO_RATES = {
  kmPerDay: null,
  kmOverPrice: null,
  fuelEighthPrice: null,
  lateHourPrice: null,
};

/** Answers of the server about a rental without sheets. */
export const RENTAL = {
  bookingId: 12,
  carId: 3,
  carTitle: 'Kia Rio',
  licensePlate: 'А001КА99',
  color: null,
  year: null,
  customerName: 'Анна Никитина',
  customerPhone: '+79035550101',
  startDate: '2026-11-20T07:00:00Z',
  endDate: '2026-11-24T07:00:00Z',
  handedOverAt: null,
  returnedAt: null,
  cancelledAt: null,
  version: 4,
  drivenKm: null,
  fuelChange: null,
  takesCharges: true,
  rates: NO_RATES,
  sheets: [],
  draftPhotos: [],
  previousPhotos: [],
};

/** A saved sheet of the handover. */
export const SHEET = {
  id: 1,
  clientId: '0123456789abcdef0123456789abcdef',
  side: 'out',
  supplementsId: null,
  carId: 3,
  carTitle: 'Kia Rio',
  licensePlate: 'А001КА99',
  at: '2026-11-20T09:00:00Z',
  delayReason: null,
  km: 154820,
  isKmReversed: false,
  fuel: null,
  signatureWay: 'paper',
  signerName: 'Анна Никитина',
  signature: [],
  absenceReason: null,
  accessories: [],
  comment: null,
  createdAt: '2026-11-20T09:00:00Z',
  userLogin: 'admin',
  damages: [],
  mendedDamages: [],
  charges: [],
  photos: [],
  deletedPhotoCount: 0,
};

export const ADDED_PHOTO = {
  id: 1,
  clientId: 'c'.repeat(32),
  sheetClientId: 'a'.repeat(32),
  side: 'out',
  angle: 'front',
  url: '/files/0123.jpg',
  shotAt: '2026-11-20T09:00:00Z',
  userLogin: 'admin',
};

/** A company that asks nothing special of a sheet. */
export const NO_SETTINGS = {
  requiredAngles: [],
  accessories: [],
  photoMonths: null,
  version: 1,
};
