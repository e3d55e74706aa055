/** A measured page. */
export interface BenchPage {
  readonly name: string;
  readonly path: string;
  readonly isPublic?: true;
  /** Selector of its data or its form. */
  readonly ready: string;
}

export const BENCH_PAGES: readonly BenchPage[] = [
  { name: 'sign-in', path: '/login', isPublic: true, ready: 'form input[type="password"]' },
  { name: 'board', path: '/', ready: '[role="grid"][aria-busy="false"] tbody tr' },
  { name: 'list', path: '/bookings-list', ready: 'main tbody td, main ul h3' },
  { name: 'analytics', path: '/analytics', ready: 'main tbody td' },
  { name: 'now', path: '/now', ready: 'main [aria-busy="false"] li' },
];
