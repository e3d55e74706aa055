import { type RestRow, row } from '@backend/rest/row';

const LISTED = `{
  id carId carTitle licensePlate customerName customerPhone customer { fullName phone email }
  status startDate endDate durationDays handedOverAt returnedAt createdAt totalPrice depositAmount
  depositComment notes sourceId sourceName isExtension version
}`;

const TASK = `{ kind at isLate booking ${LISTED} }`;

const WORK = '{ id carId description status startDate endDate cost version }';

/** What needs action (docs/domain.md, what needs action; beyond the documented paths). */
export const actionListRows: readonly RestRow[] = [
  row<{ actionList: unknown }>({
    method: 'GET',
    path: '/now',
    operation: `query ActionList {
      actionList {
        overdue ${TASK}
        today ${TASK}
        conflicts { maintenance ${WORK} bookings ${LISTED} }
        incompleteCount total
      }
    }`,
    pick: (data) => data.actionList,
  }),
];
