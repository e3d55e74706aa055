import { byButton, byKeys, bySearch, returningCustomer } from './booking-jobs.ts';
import {
  breakdownByCustomer,
  breakdownByKeys,
  breakdownByPlate,
  serviceWithMove,
} from './breakdown-jobs.ts';
import { drag, handOver, mendIncomplete, takeBack, takeCash, takeCashByKeys } from './day-jobs.ts';
import { extend, extendByKeys, find } from './extension-jobs.ts';
import type { Job } from './job.ts';
import { addUser, copyTariffs, importFleet, profitOfCar, reviewLinks } from './office-jobs.ts';

const job = (
  name: string,
  device: Job['device'],
  before: string | null,
  prepare: Job['prepare'],
): Job => ({ name, device, before, prepare });

export const JOBS: readonly Job[] = [
  job('call to booking, search', 'desktop', '4 / 7.1', bySearch),
  job('call to booking, search', 'phone', '5 / 9.1', bySearch),
  job('call to booking, button, days as offered', 'tablet', null, byButton),
  job('call to booking, keys alone', 'desktop', null, byKeys),
  job('booking of a returning customer', 'desktop', '4', returningCustomer),
  job('extension into a conflict', 'desktop', '8', extend),
  job('extension into a conflict, keys alone', 'desktop', null, extendByKeys),
  job('handover', 'tablet', '2 / 2.2', handOver),
  job('return', 'tablet', '2 / 2.2', takeBack),
  job('breakdown, from the booking', 'phone', '16', breakdownByCustomer),
  job('breakdown, search', 'phone', null, breakdownByPlate),
  job('breakdown, keys alone', 'desktop', null, breakdownByKeys),
  job('service with re-seating', 'desktop', '7', serviceWithMove),
  job('cash with a comment', 'desktop', '4 / 3.6', takeCash),
  job('cash with a comment, keys alone', 'desktop', null, takeCashByKeys),
  job('find by four digits of a phone', 'desktop', '2 / 2.5', find),
  job('mend an incomplete booking', 'desktop', '9', mendIncomplete),
  job('tariffs to all cars of a model', 'desktop', null, copyTariffs),
  job('review links of a source', 'desktop', '2', reviewLinks),
  job('profit of a car', 'desktop', '3', profitOfCar),
  { ...job('user with three rights', 'desktop', '6', addUser), as: 'admin' },
  { ...job('import of a fleet', 'desktop', '2', importFleet), as: 'admin' },
  job('booking moved by a drag', 'desktop', '1', drag),
];
