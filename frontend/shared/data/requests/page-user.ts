import { PAGE_USER_HEADER } from '@schema/page-user';

/** The user of this page; null: no user has signed in. */
let current: number | null = null;

export const pageUser = (): number | null => current;

export function setPageUser(id: number | null): void {
  current = id;
}

/** Header with the user of a request, by default of the page; null: no user, e.g. for a sign-in. */
export const pageUserHeader = (id: number | null = current): Record<string, string> =>
  id === null ? {} : { [PAGE_USER_HEADER]: String(id) };
