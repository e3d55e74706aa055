import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

const ACTION_LIST = selectionOf('ActionList', {
  'ListedBooking.customerId': 'the name and the phone are in the booking',
  'ListedBooking.cancelledAt': 'no archived booking is listed',
  'ListedBooking.car': 'the id, the title and the plate are in the booking',
});

/** What needs action (docs/domain.md, what needs action; beyond the documented paths). */
export const actionListRows: readonly RestRow[] = [
  row<{ actionList: unknown }>({
    method: 'GET',
    path: '/now',
    isLong: true,
    operation: `query ActionList { actionList ${ACTION_LIST} }`,
    pick: (data) => data.actionList,
  }),
];
