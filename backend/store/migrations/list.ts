import { Migration001Initial } from './001-initial';
import { Migration010UnusedFiles } from './010-unused-files';
import { Migration020SearchColumns } from './020-search-columns';
import { Migration030PeriodIndexes } from './030-period-indexes';
import { Migration060CarsOut } from './060-cars-out';
import { Migration070CustomerKeys } from './070-customer-keys';
import { Migration080CarSwaps } from './080-car-swaps';
import { Migration090ImportJobs } from './090-import-jobs';

/** In the order they run; a released one never changes. */
export const MIGRATIONS = [
  { name: '001-initial', class: Migration001Initial },
  { name: '010-unused-files', class: Migration010UnusedFiles },
  { name: '020-search-columns', class: Migration020SearchColumns },
  { name: '030-period-indexes', class: Migration030PeriodIndexes },
  { name: '060-cars-out', class: Migration060CarsOut },
  { name: '070-customer-keys', class: Migration070CustomerKeys },
  { name: '080-car-swaps', class: Migration080CarSwaps },
  { name: '090-import-jobs', class: Migration090ImportJobs },
];
