/**
 * The quick set, the files of each project in `npm test`: TEST_SET=quick. All other files are in
 * `npm run test:slow`: TEST_SET=slow. A run of a named project has all its files: TEST_SET is not
 * set.
 */
type Quick = { readonly only: readonly string[] } | { readonly allBut: readonly string[] };

/** Files over every field, text or moment; load tests; jobs in separate processes. */
export const QUICK: Readonly<Record<string, Quick>> = {
  rules: {
    allBut: [
      'backend/jobs/*.test.ts',
      'backend/long-reads/send-json.test.ts',
      'backend/papers/hostile-templates.test.ts',
      'backend/uploads/sheet/read-sheet-file.test.ts',
    ],
  },
  components: {
    allBut: [
      'frontend/features/incomplete/IncompletePage.component.test.tsx',
      'frontend/features/money/reports/money-reports.component.test.tsx',
      'frontend/features/search/SearchDialog.component.test.tsx',
      'frontend/shared/ui/pickers/typed-date.component.test.tsx',
    ],
  },
  'api-sqlite': {
    allBut: [
      'backend/backup/{every-text,failed-restore,released,undo-after-restore}.api.test.ts',
      'backend/backup/upgrade.store.test.ts',
      'backend/demo/*.store.test.ts',
      'backend/failures/outages.api.test.ts',
      'backend/features/analytics/fleet/revenue-invariant.api.test.ts',
      'backend/features/availability/one-answer.api.test.ts',
      'backend/features/cars/photos.api.test.ts',
      'backend/features/import/{import-expenses,import-load,import-memory,messy-sheet,opening-balance}.api.test.ts',
      'backend/features/import/{round-trip,jobs/*,sheets/*}.api.test.ts',
      'backend/features/session/known-device.api.test.ts',
      'backend/fuzz/*.api.test.ts',
      'backend/graphql/{anonymous-cost,statements}.api.test.ts',
      'backend/graphql/access/field-visibility.api.test.ts',
      'backend/http/{bounds,broken-requests}.api.test.ts',
      'backend/jobs/paper-process.api.test.ts',
      'backend/live/{live-bounds,live-packets}.api.test.ts',
      'backend/long-reads/*.api.test.ts',
      'backend/rentals/{every-undo,undo-property,undo-races}.api.test.ts',
      'backend/rest/{graphql-and-rest,integrate,long-reads,unstorable-texts,wrong-values}.api.test.ts',
      'backend/server/housekeeping.store.test.ts',
      'backend/uploads/hostile-photos.api.test.ts',
    ],
  },
  // Store, locks, races, money, migrations, copies, and one file of each feature.
  'api-postgres': {
    only: [
      'backend/backup/backup.api.test.ts',
      'backend/features/analytics/equal-figures.api.test.ts',
      'backend/features/availability/availability.api.test.ts',
      'backend/features/board/board.api.test.ts',
      'backend/features/booking-list/booking-list.api.test.ts',
      'backend/features/bookings/{booking-races,car-swap,customer-replacement,several-bookings}.api.test.ts',
      'backend/features/cars/copy-tariffs.api.test.ts',
      'backend/features/customers/merge/customer-merge.api.test.ts',
      'backend/features/history/history.api.test.ts',
      'backend/features/maintenances/maintenances.api.test.ts',
      'backend/features/money/{money,past-moment}.api.test.ts',
      'backend/features/money/{advances,cashbox}/*.api.test.ts',
      'backend/features/partner-statements/*.api.test.ts',
      'backend/features/tills/*.api.test.ts',
      'backend/features/reviews/reviews.api.test.ts',
      'backend/features/search/search.api.test.ts',
      'backend/features/sources/sources.api.test.ts',
      'backend/features/users/user-sessions.api.test.ts',
      'backend/operation/command.api.test.ts',
      'backend/rentals/booking-lock.store.test.ts',
      'backend/store/**/*.store.test.ts',
    ],
  },
  faults: { only: [] },
  // One journey through every section, with the sentences of the specification.
  screens: { only: ['e2e/journeys/spec-sentences.e2e.ts'] },
  board: { only: ['e2e/journeys/board/{board-touch-pan,board-zoom}.e2e.ts'] },
};

interface Files {
  readonly include: string[];
  readonly exclude: string[];
}

/** The files of a project in the set. */
export function filesOf(
  project: Partial<Files> & { readonly name: string },
  set: string | undefined,
): Files {
  const { name, include = [], exclude = [] } = project;
  const quick = QUICK[name];
  if (set === undefined || !quick) return { include, exclude };
  const listed = 'only' in quick ? [...quick.only] : [...quick.allBut];
  const isListed = 'only' in quick === (set === 'quick');
  return isListed ? { include: listed, exclude } : { include, exclude: [...exclude, ...listed] };
}
