import { Migration001Initial } from './001-initial';
import { Migration010UnusedFiles } from './010-unused-files';
import { Migration020SearchColumns } from './020-search-columns';
import { Migration030PeriodIndexes } from './030-period-indexes';
import { Migration060CarsOut } from './060-cars-out';
import { Migration070CustomerKeys } from './070-customer-keys';
import { Migration080CarSwaps } from './080-car-swaps';
import { Migration090ImportJobs } from './090-import-jobs';
import { Migration100Owner } from './100-owner';
import { Migration101TokenExpiry } from './101-token-expiry';
import { Migration102KnownDevices } from './102-known-devices';
import { Migration103RememberPassword } from './103-remember-password';
import { Migration104ChangeNotices } from './104-change-notices';
import { Migration105WriteProbe } from './105-write-probe';
import { Migration106AttemptCounts } from './106-attempt-counts';
import { Migration107NoticeDrafts } from './107-notice-drafts';
import { Migration108OwnPassword } from './108-own-password';
import { Migration109FirstHandover } from './109-first-handover';
import { Migration110ContactWay } from './110-contact-way';
import { Migration111CopyState } from './111-copy-state';
import { Migration113ReversedCash } from './113-reversed-cash';
import { Migration121CancelReason } from './121-cancel-reason';

/** In order of execution; a released migration never changes. */
export const MIGRATIONS = [
  { name: '001-initial', class: Migration001Initial },
  { name: '010-unused-files', class: Migration010UnusedFiles },
  { name: '020-search-columns', class: Migration020SearchColumns },
  { name: '030-period-indexes', class: Migration030PeriodIndexes },
  { name: '060-cars-out', class: Migration060CarsOut },
  { name: '070-customer-keys', class: Migration070CustomerKeys },
  { name: '080-car-swaps', class: Migration080CarSwaps },
  { name: '090-import-jobs', class: Migration090ImportJobs },
  { name: '100-owner', class: Migration100Owner },
  { name: '101-token-expiry', class: Migration101TokenExpiry },
  { name: '102-known-devices', class: Migration102KnownDevices },
  { name: '103-remember-password', class: Migration103RememberPassword },
  { name: '104-change-notices', class: Migration104ChangeNotices },
  { name: '105-write-probe', class: Migration105WriteProbe },
  { name: '106-attempt-counts', class: Migration106AttemptCounts },
  { name: '107-notice-drafts', class: Migration107NoticeDrafts },
  { name: '108-own-password', class: Migration108OwnPassword },
  { name: '109-first-handover', class: Migration109FirstHandover },
  { name: '110-contact-way', class: Migration110ContactWay },
  { name: '111-copy-state', class: Migration111CopyState },
  { name: '113-reversed-cash', class: Migration113ReversedCash },
  { name: '121-cancel-reason', class: Migration121CancelReason },
];
