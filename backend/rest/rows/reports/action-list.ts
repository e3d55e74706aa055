import type { RestRow } from '@backend/rest/row';

/** Pending actions (docs/domain.md, what needs action; not in requirements.md, P). */
export const actionListRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/now',
    field: 'actionList',
    without: {
      'ListedBooking.customerId': 'the name and the phone are in the booking',
      'ListedBooking.cancelledAt': 'no archived booking is listed',
      'ListedBooking.car': 'the id, the title and the plate are in the booking',
    },
    isLong: true,
  },
];
